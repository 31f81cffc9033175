/** `npm run fleet`: the portal on more than one machine, to try it and to do things to its processes. Says the codes that are mailed. Ends with Ctrl+C. */
import { setTimeout } from 'node:timers/promises';
import { canRunFleet } from './can-run.ts';
import { Fleet } from './fleet.ts';

if (!canRunFleet()) process.exit(1);
const fleet = await Fleet.start({ DEMO: 'true' });
process.once('SIGINT', () => void fleet.remove().then(() => process.exit(0)));
console.log(`The portal is at ${fleet.address}, with a certificate that nobody signed; sign in as with npm start.`);
for (const { role, program, env } of fleet.nodes)
  console.log(`  ${role} node: process ${program.child.pid}, http://127.0.0.1:${env['PORT']}`);
for (const { name, port } of fleet.database.members) console.log(`  ${name}: port ${port}`);
for (const { name, url } of fleet.records.members) console.log(`  ${name}: ${new URL(url).host}`);
console.log('Ctrl+C ends it. Mails come here:');
for (let told = 0; ; await setTimeout(200))
  for (; told < fleet.mail.mails.length; told += 1) {
    const { to, subject, text } = fleet.mail.mails[told] ?? {};
    console.log(`\nTo ${to?.map(({ address }) => address).join(', ')}: ${subject}\n${text}`);
  }
