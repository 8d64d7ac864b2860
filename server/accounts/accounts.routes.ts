import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { secondFactorContract } from '../../domain/accounts/secondFactor.contract.ts';
import { type Route, route, visit } from '../platform/http/route.ts';
import { endDevice, endOtherDevices, listDevices } from './devices/devices.actions.ts';
import { resendConfirmation } from './linkRequests.actions.ts';
import { listLogIns } from './logIns.actions.ts';
import { changePassword, resetPassword } from './passwords.actions.ts';
import { readSecondFactor, showSecondFactor } from './secondFactor/secondFactor.actions.ts';
import { offerSecondFactor, renewRecoveryCodes, setSecondFactor } from './secondFactor/secondFactorSetUp.actions.ts';
import { logOut } from './sessions.actions.ts';

export const accountsRoutes: readonly Route[] = [
  visit(accountsContract.resendConfirmation, resendConfirmation),
  visit(accountsContract.logOut, logOut),
  visit(accountsContract.changePassword, changePassword),
  visit(accountsContract.resetPassword, resetPassword),
  route(accountsContract.listDevices, listDevices),
  route(accountsContract.listLogIns, listLogIns),
  visit(accountsContract.endDevice, endDevice),
  visit(accountsContract.endOtherDevices, endOtherDevices),
  route(secondFactorContract.getSecondFactor, readSecondFactor),
  visit(secondFactorContract.showSecondFactor, showSecondFactor),
  visit(secondFactorContract.offerSecondFactor, offerSecondFactor),
  visit(secondFactorContract.setSecondFactor, setSecondFactor),
  visit(secondFactorContract.renewRecoveryCodes, renewRecoveryCodes),
];
