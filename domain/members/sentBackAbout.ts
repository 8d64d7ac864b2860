import { z } from 'zod';
import { choice, id } from '../shared/fields.ts';
import { sentBackPlaces } from './sentBackPlace.ts';

/** Whose document or field the office's reason for a returned application is about (D23). */
export const sentBackAbout = z.object({ member_id: id, place: choice(sentBackPlaces) });
