/** The verdict in German. Its content is that of the English one, whose tests define it. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../shared/test-support/answer.ts';
import type { Answers } from '../../shared/single-query/answers.ts';
import { verdict } from '../../shared/single-query/verdict.ts';
import { germanReason } from './german-list-reasons.ts';
import { german } from './single-query.de.ts';

const holder = { cic: '1', cn: 'Alpha', cc: 'GB', nt: 'mobile' } as const;
const moved = answer({ ...holder, npi: 'yes', lastPorted: '2026-11-08', ccn: 'Beta', simulated: true });
const clear = { dno: answer({ dno: false }), irsfCheck: answer({ irsf: false }) };

const impossible = { rule: 'impossible', digits: null, date: null, text: '' } as const;

// oxfmt-ignore
test.each<[Answers, string]>([
  [{ ported: moved }, 'Mobilfunknummer (Vereinigtes Königreich), portiert von Alpha zu Beta am 2026-11-08 (Demo).'],
  [{ ported: answer({ ...holder, npi: 'yes', lastPorted: '2026-11-08', ccn: null }) }, 'Mobilfunknummer (Vereinigtes Königreich), portiert von Alpha zu einem unbekannten Netzbetreiber am 2026-11-08.'],
  [{ npq: answer({ ...holder, npi: 'no' }), ...clear }, 'Mobilfunknummer (Vereinigtes Königreich), bedient von Alpha und nicht portiert; nicht auf der geprüften Betrugsliste vom 2026-11-20.'],
  [{ irsfCheck: answer({ irsf: false }), AITCheck: answer({ valid: true }) }, 'Rufnummer; auf keiner von 2 Betrugslisten, die älteste vom 2026-11-20.'],
  [{ npq: answer({ ...holder, npi: 'yes', cn: 'Beta' }), gnr: answer(holder), liveStatus: answer({ source: 'live', ns: 'active', cn: 'Alpha', cic: '1' }) }, 'Die Portierungsdaten nennen Beta, das antwortende Netz ist Alpha (womöglich das Gastnetz). Mobilfunknummer (Vereinigtes Königreich), portiert von Alpha zu Beta; jetzt erreichbar.'],
  [{ gnr: answer({ ...holder, cn: 'operator not specified' }) }, 'Mobilfunknummer (Vereinigtes Königreich), in einem Bereich von einem unbekannten Netzbetreiber; Portierung nicht abgefragt.'],
  [{ gnr: answer({ cc: '001' }), liveStatus: answer({ ns: 'absent' }) }, 'Rufnummer (Globaler Dienst); jetzt nicht erreichbar.'],
  [{ dno: answer({ dno: true }), AITCheck: answer({ valid: false, rc: 405 }) }, 'Verzeichnet: Do not originate für Anrufe. Rufnummer; SMS-Versand nicht ratsam.'],
  [{ AITCheck: answer({ valid: true }), irsfCheck: 'failed' }, 'Rufnummer; auf 1 von 2 Listen vom 2026-11-20 nicht verzeichnet, die übrigen unbekannt.'],
  [{ npq: 'waiting', gnr: answer() }, '1 von 2 Diensten hat geantwortet.'],
  [{ npq: 'failed' }, 'Nichts ist bekannt: Kein Dienst hat geantwortet.'],
  [{ npq: answer({ rc: 500 }) }, 'Nichts ist bekannt. Der Dienst ist für Ihre Organisation nicht freigeschaltet oder hier nicht eingerichtet. Bitten Sie Ihren Anbieter, ihn freizuschalten.'],
  [{ npq: answer({ rc: 103, tel: '446000000000', why: impossible }) }, '446000000000 kann nach dem Nummernplan (Vereinigtes Königreich) nicht vergeben werden, niemand kann diese Rufnummer haben.'],
  [{ npq: answer({ rc: 102, tel: '12025', why: impossible }) }, '12025 hat nicht die richtige Länge für eine Rufnummer (Landesvorwahl 1), niemand kann sie haben.'],
  [{ npq: answer({ rc: 103, tel: '441234567890' }) }, '441234567890 liegt in keinem Bereich, den wir kennen (Vereinigtes Königreich).'],
  [{ npq: answer({ rc: 102, tel: '44770012345' }) }, '44770012345 hat nicht die Länge der Bereiche, die wir kennen (Vereinigtes Königreich).'],
  [{ npq: answer({ rc: 3, missing: 'ranges not loaded', tel: '4915112345678' }) }, 'Hier sind keine Bereiche (Deutschland) geladen, über 4915112345678 ist wenig bekannt.'],
])('%j', (answers, sentence) => {
  expect(verdict(answers, german.verdictWords).sentence).toBe(sentence);
});

describe('the facts', () => {
  const textsOf = (answers: Answers) => {
    const { details } = verdict(answers, german.verdictWords);
    return Object.fromEntries(
      [...(details?.facts ?? []), ...(details?.fraudLists ?? [])].map(({ label, text, cause }) => [
        label,
        text === 'Unbekannt' ? `${text} (${cause})` : text,
      ]),
    );
  };

  test('say in German what is known and why something is not', () => {
    const ported = answer({ npi: 'na', cc: 'IE', rc: 105 });
    expect(textsOf({ ported, npq: 'failed', irsfCheck: answer({ irsf: true, irsfDate: '2026-11-07' }), dno: 'waiting' })).toEqual({
      'Aktueller Netzbetreiber': 'Unbekannt (keine Portierungsdaten für dieses Land: Irland)',
      'Art und Land': 'Art unbekannt, Irland',
      Portiert: 'Unbekannt (keine Portierungsdaten für dieses Land: Irland)',
      'Wechsel in 30 Tagen': 'Nicht abgefragt',
      Routingnummer: 'Unbekannt (keine Antwort von npq)',
      Erreichbar: 'Nicht abgefragt',
      'Do not originate, Anrufe': 'Wartet',
      'Do not originate, SMS': 'Nicht abgefragt',
      Erlösbeteiligung: 'Verzeichnet, zuletzt beworben am 2026-11-07',
      'Künstlich erzeugter Verkehr': 'Nicht abgefragt',
    });
    expect(textsOf({ npq: answer({ npi: 'na', cc: 'IE', rc: 2 }) })['Routingnummer']).toBe(
      'Unbekannt (keine Portierungsdaten für dieses Land: Irland)',
    );
  });

  test('name where it comes from', () => {
    expect(verdict({ npq: answer(), gnr: answer({ simulated: true }) }, german.verdictWords).details?.sources).toEqual([
      'Gespeicherte Daten 1, Stand 2026-11-20 00:00 UTC: npq',
      'Gespeicherte Daten 1, Stand 2026-11-20 00:00 UTC, Demo: gnr',
    ]);
  });
});

// Reasons in answers, as in `src/numbers/answers/why.test.ts`, and a list's own reason.
test.each([
  [
    'the range 44801 is personal numbering, which pays the called party a share',
    'Der Bereich 44801 ist für persönliche Rufnummern, der Angerufene verdient daran mit',
  ],
  [
    'the number is on the fraud list (advertised test number); last seen advertised 2026-11-07',
    'Die Rufnummer steht auf der Betrugsliste (advertised test number); zuletzt beworben am 2026-11-07',
  ],
  [
    'the range 44770090097 is on the fraud list (range of advertised test numbers)',
    'Der Bereich 44770090097 steht auf der Betrugsliste (range of advertised test numbers)',
  ],
  [
    'the range 44770090040 is high-risk (bursts of one-time codes); listed since 2026-11-13',
    'Der Bereich 44770090040 hat ein hohes Risiko (bursts of one-time codes); verzeichnet seit 2026-11-13',
  ],
  ['the number is on the list; listed since 2026-10-23', 'Die Rufnummer steht auf der Liste; verzeichnet seit 2026-10-23'],
  ['the range 442079460 is fixed, not mobile', 'Der Bereich 442079460 ist Festnetz, nicht Mobilfunk'],
  [
    'the number is on the list (unused); listed since 2026-10-23; the number is in a reserved range, so nobody can hold it',
    'Die Rufnummer steht auf der Liste (unused); verzeichnet seit 2026-10-23; Die Rufnummer liegt in einem reservierten Bereich, niemand kann sie haben',
  ],
  [
    'the number is on the fraud list; last seen advertised 2019-03-02, long ago',
    'Die Rufnummer steht auf der Betrugsliste; zuletzt beworben am 2019-03-02, vor langer Zeit',
  ],
  [
    'such a number must not appear as the caller (German law, TKG 2021 § 120 (2))',
    'Eine solche Rufnummer darf nicht als Anrufer erscheinen (German law, TKG 2021 § 120 (2))',
  ],
  ['what nobody knows', 'What nobody knows'],
])('the reason "%s" is said in German', (english, told) => {
  expect(germanReason(english)).toBe(told);
});
