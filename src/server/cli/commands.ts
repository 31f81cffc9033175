/** Every command there is, in the order in which the help lists them. */
import { accessCommands } from './access.commands.ts';
import { backupCommands } from './backup.commands.ts';
import type { Command } from './command.ts';
import { dataCommands } from './data.commands.ts';
import { documentCommands } from './document.commands.ts';
import { doctorCommands } from './doctor.commands.ts';
import { exportCommands } from './export.commands.ts';
import { importCommands } from './import.commands.ts';
import { keyCommands } from './key.commands.ts';
import { migrateCommands } from './migrate.commands.ts';
import { organisationCommands } from './organisation.commands.ts';
import { qdrCommands } from './qdr.commands.ts';
import { restoreCommand } from './restore.command.ts';
import { signInPolicyCommands } from './sign-in-policy.commands.ts';
import { singleSignOnCommands } from './single-sign-on.commands.ts';
import { userCommands } from './user.commands.ts';

export const commands: readonly Command[] = [
  ...importCommands,
  ...qdrCommands,
  ...documentCommands,
  ...dataCommands,
  ...exportCommands,
  ...organisationCommands,
  ...singleSignOnCommands,
  ...signInPolicyCommands,
  ...userCommands,
  ...keyCommands,
  ...backupCommands,
  restoreCommand,
  ...accessCommands,
  ...doctorCommands,
  ...migrateCommands,
];
