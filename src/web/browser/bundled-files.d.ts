/** Imports that are no code: the build links a style sheet, and makes a file with an address of a worker. */
declare module '*.css' {}

declare module '*?worker&url' {
  const url: string;
  export default url;
}

/** The files of these patterns, by path, with all that they export. */
interface ImportMeta {
  glob<File>(patterns: string[], options: { eager: true }): Record<string, File>;
}
