/** What the build makes of an import that is no code: a style sheet is linked, a worker becomes a file with an address. */
declare module '*.css' {}

declare module '*?worker&url' {
  const url: string;
  export default url;
}
