/** Ends a run of vitest with the ten test files that took longest: what makes the whole run slow is seen before it is felt. */
import type { Reporter, TestModule } from 'vitest/node';

const shown = 10;

export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => {
      const { duration, setupDuration, collectDuration } = module.diagnostic();
      const seconds = (duration + setupDuration + collectDuration) / 1000;
      return { seconds, name: `${module.project.name}  ${module.relativeModuleId}` };
    });
    // Few files are run to look at these, not at their times.
    if (files.length <= shown) return;
    console.log(`\nSlowest ${shown} of ${files.length} files, in seconds:`);
    const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown);
    for (const { seconds, name } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
  }
}
