/** Address of a font file in the built application. */
declare module '*.woff2?url' {
  const address: string;
  export default address;
}
