import { aCardPhoto } from '../cardPhoto.ts';
import { filled } from '../words.ts';
import type { ScreenState, Visit } from './screenState.ts';

const place = { who: 'zeynep', path: '/main-member', hasDialog: true } as const;

/** Photos of documents before they are sent. */
export const photoStates: ScreenState[] = [
  { ...place, name: 'photo', prepare: (visit) => takePhoto(visit, 'Vorderseite') },
  {
    ...place,
    name: 'photo-cut',
    prepare: async (visit) => {
      const { page, words } = visit;
      await takePhoto(visit, 'Vorderseite');
      await page.getByRole('button', { name: words.documents.photo.cut }).click();
      for (const side of ['left', 'top'] as const) await page.getByLabel(words.documents.photo.side[side]).fill('8');
    },
  },
  {
    ...place,
    name: 'photo-back',
    prepare: async (visit) => {
      const { photo } = visit.words.documents;
      await takePhoto(visit, 'Vorderseite');
      const back = await aCardPhoto('Rückseite', (picture) => picture.blur(12));
      await visit.page.getByLabel(`${photo.choose}: ${photo.another}`).setInputFiles(back);
      await shown(visit, 2);
    },
  },
  {
    ...place,
    name: 'photo-not-opened',
    prepare: async (visit) => {
      const { page, words } = visit;
      const { photo } = words.documents;
      await takePhoto(visit, 'Vorderseite');
      const broken = { name: 'image.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
      await page.getByLabel(`${photo.choose}: ${photo.another}`).setInputFiles(broken);
      await page.getByText(photo.notOpened).waitFor();
    },
  },
  {
    ...place,
    name: 'photo-discard',
    prepare: async (visit) => {
      await takePhoto(visit, 'Vorderseite');
      await visit.page.keyboard.press('Escape');
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
];

async function takePhoto(visit: Visit, text: string): Promise<void> {
  const { documents, reference } = visit.words;
  await visit.page
    .getByLabel(`${documents.camera}: ${reference.documentType.passport}`)
    .setInputFiles(await aCardPhoto(text));
  await shown(visit, 1);
}

function shown({ page, words }: Visit, number: number): Promise<void> {
  return page.getByRole('img', { name: filled(words.documents.photo.shown, { number }) }).waitFor();
}
