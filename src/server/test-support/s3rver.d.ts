/** The part of s3rver that tests use: it comes without types. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: { port: number; directory: string; silent: boolean; resetOnClose: boolean; configureBuckets: { name: string }[] });
    readonly middleware: ((context: { method: string; url: string; status: number }, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
