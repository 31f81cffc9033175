/** Preloaded into a node: SIGUSR2 makes it throw an uncaught exception. */
process.on('SIGUSR2', () =>
  setImmediate(() => {
    throw new Error('thrown by a fault case');
  }),
);
