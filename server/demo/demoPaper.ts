import { turkiyeId } from '../../domain/reference/countries.ts';
import { addDays, day } from '../../domain/shared/day.ts';
import { enterApplication } from '../application/paper.actions.ts';
import { readLegalVersions } from '../reference/downloads.reads.ts';
import { CLERK_EMAIL } from './demoStaff.ts';
import { asStaff, type Stage } from './stage.ts';

const BEGUN_MS_AGO = 3_600_000;

/** A clerk has begun to enter an application from a signed paper, which came yesterday; the rest is still to be typed. */
export async function playBegunPaper(stage: Stage, made: Date): Promise<void> {
  stage.moveTo(new Date(made.getTime() - BEGUN_MS_AGO));
  const inForce = await readLegalVersions();
  const versionOf = (document: string) => inForce.find((one) => one.document === document)?.version;
  await asStaff(stage, CLERK_EMAIL, (change) =>
    enterApplication(change, {
      first_name: 'Sevim',
      last_name: 'Aksoy',
      date_of_birth: day('1958-04-17'),
      citizenship_id: turkiyeId,
      phone_number: '+436765550143',
      phone_type: 'private_mobile',
      language: 'tr',
      channel: 'post',
      asked: 'wrote',
      arrived_on: addDays(change.today, -1),
      signed_on: addDays(change.today, -3),
      agrees: true,
      // the texts may be newer than the signature
      terms_version: versionOf('terms_of_use'),
      data_protection_version: versionOf('data_protection'),
      has_died: false,
      is_another_person: false,
    }),
  );
}
