/** Before each test file: a worker ends with the run that started it, and with the worker all that its tests started. */
const name = 'endWithRunner';

// Test files share a process, which is to have one listener.
if (!process.listeners('disconnect').some((listener) => listener.name === name))
  process.once('disconnect', function endWithRunner() {
    process.exit();
  });
