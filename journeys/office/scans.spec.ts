import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sampleDocument } from '../../server/demo/sampleDocument.ts';
import { zipOf } from '../../server/platform/formats/zip.ts';
import { field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import { filled, words } from '../words.ts';

const { officeHousehold, officeScans, reference } = words.de;

test('a ZIP of scans is attached by the names, the unclear one by hand, and the same ZIP again attaches nothing', async ({
  openApplicant,
  openPerson,
}) => {
  const { me } = await openApplicant();
  const membership_no = me.membership_no ?? '';
  const { page, expectStatus } = await openPerson('office');
  expectStatus(409, `/api/v1/office/members/${me.main_member?.id}/scan`);
  const names = [`${membership_no}/Meldezettel.pdf`, 'Reisepass ohne Nummer.pdf'];
  const zip = { name: 'Archiv.zip', mimeType: 'application/zip', buffer: await buffer(zipOf(names.map(entryOf))) };
  const pick = page.getByLabel(`${officeScans.choose}: ${officeScans.files}`);
  const attachOne = page.getByRole('button', { name: filled(officeScans.attach_one, { number: 1 }), exact: true });

  await page.goto('/office-ui/scans');
  await pick.setInputFiles([
    zip,
    { name: 'Liste.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('x') },
  ]);
  await expect(page.getByText(filled(officeScans.leftOut_one, { number: 1 }))).toBeVisible();
  await expect(page.getByRole('cell', { name: names[0], exact: true })).toBeVisible();
  await attachOne.click();
  await expect(page.getByText(filled(officeScans.doneCount_one, { number: 1 }))).toBeVisible();

  await field(page, officeScans.number).fill(membership_no);
  await page.getByRole('button', { name: officeScans.find, exact: true }).click();
  await attachOne.click();
  await expect(page.getByText(filled(officeScans.doneCount_other, { number: 2 }))).toBeVisible();

  await pick.setInputFiles(zip);
  await attachOne.click();
  await expect(page.getByText(filled(officeScans.there_one, { number: 1 }))).toBeVisible();

  await page.goto(`/office-ui/households/${me.household?.id}`);
  const named = filled(officeHousehold.document.named, {
    type: reference.documentType.registration_form,
    person: me.name,
    file: 'Meldezettel.pdf',
  });
  await expect(
    page.getByRole('button', { name: `${officeHousehold.document.show}: ${named}`, exact: true }),
  ).toBeVisible();
});

function entryOf(name: string) {
  const open = async () => Readable.from(sampleDocument('Dokument', name));
  return { name, modifiedAt: new Date(0), open, otherwise: '' };
}
