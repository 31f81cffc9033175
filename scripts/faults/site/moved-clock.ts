/** Preloaded into a node: SIGUSR2 sets its clock an hour back. */
const hourMs = 3_600_000;
const TrueDate = Date;
let shiftMs = 0;

process.on('SIGUSR2', () => (shiftMs -= hourMs));

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [TrueDate.now() + shiftMs] : given, newTarget) as Date,
  get: (target, name) => (name === 'now' ? () => TrueDate.now() + shiftMs : (Reflect.get(target, name) as unknown)),
});
