import { burialContract } from '../../domain/burial/burial.contract.ts';
import { deathContactsContract } from '../../domain/burial/deathContacts.contract.ts';
import { route } from '../platform/http/route.ts';
import { changeBurialPlace, storeBurialPlace } from './burial.actions.ts';
import {
  changeDeathContact,
  createDeathContact,
  deleteDeathContact,
  listDeathContacts,
} from './deathContacts.actions.ts';

export const burialRoutes = [
  route(burialContract.storeBurialPlace, storeBurialPlace),
  route(burialContract.changeBurialPlace, changeBurialPlace),
  route(deathContactsContract.listDeathContacts, listDeathContacts),
  route(deathContactsContract.createDeathContact, createDeathContact),
  route(deathContactsContract.changeDeathContact, changeDeathContact),
  route(deathContactsContract.deleteDeathContact, deleteDeathContact),
];
