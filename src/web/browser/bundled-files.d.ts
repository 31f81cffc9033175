/** What the build makes of an import that is no code: a style sheet is linked, a worker becomes a file with an address. */
declare module '*.css' {}

declare module '*?worker&url' {
  const url: string;
  export default url;
}

/** The files of these patterns, by path, with all that they export. */
interface ImportMeta {
  glob<File>(patterns: string[], options: { eager: true }): Record<string, File>;
}
