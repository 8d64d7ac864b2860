import { validityContract } from '../../domain/documents/validity.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { type Route, route, visit } from '../platform/http/route.ts';
import { deleteDocument, downloadDocument, setDocumentValidity, uploadDocument } from './memberDocuments.actions.ts';
import { createFamilyMember, getMember } from './members.actions.ts';
import { addPhoneNumber, changePhoneNumber, deletePhoneNumber } from './phoneNumbers.actions.ts';

export const membersRoutes: readonly Route[] = [
  route(membersContract.getMember, getMember),
  route(membersContract.createFamilyMember, createFamilyMember),
  route(membersContract.addPhoneNumber, addPhoneNumber),
  route(membersContract.changePhoneNumber, changePhoneNumber),
  route(membersContract.deletePhoneNumber, deletePhoneNumber),
  visit(membersContract.uploadDocument, uploadDocument),
  visit(membersContract.downloadDocument, downloadDocument),
  route(validityContract.setDocumentValidity, setDocumentValidity),
  route(membersContract.deleteDocument, deleteDocument),
];
