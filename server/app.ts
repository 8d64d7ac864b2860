import type { FastifyInstance } from 'fastify';
import { MAX_STATEMENT_BYTES } from '../domain/payments/bank/statementSize.ts';
import { SESSION_COOKIE } from './accounts/sessionCookie.actions.ts';
import type { Config } from './config.ts';
import { noteActed, standInFor } from './counter/conversations.actions.ts';
import { serveLinkPages } from './deaths/links/linkPages.ts';
import { serveDeathPage } from './deaths/page/deathPage.ts';
import { lockDecisionSubject } from './decisionSubjects.ts';
import { healthFigures } from './health/health.figures.ts';
import { apiDescription } from './openApi.ts';
import { servePaymentPages } from './payments/links/paymentPages.ts';
import type { Context } from './platform/context.ts';
import { cookieName } from './platform/http/cookies.ts';
import { closeGracefully } from './platform/http/gracefulClose.ts';
import { mountRoutes } from './platform/http/handler.ts';
import { serveInstalledApp } from './platform/http/installedApp.ts';
import { serveMonitoring } from './platform/http/monitoring.ts';
import { serveOpenApi } from './platform/http/openApiPages.ts';
import type { WebSettings } from './platform/http/webFiles.ts';
import { createWebServer } from './platform/http/webServer.ts';
import { noteRefused } from './refusedAttempts.ts';
import { identify, routes } from './topics.ts';

export type InterfaceSettings = Omit<WebSettings, 'folder'>;

export type AppSettings = Pick<Config, 'trustProxies' | 'publicUrl' | 'metricsToken'> & {
  /** The association's icons, which replace ours. */
  icons?: string;
  /** Serves the interfaces; without it only calls are answered (tests). */
  serveInterfaces?: (app: FastifyInstance, settings: InterfaceSettings) => Promise<void>;
  /** Folder where mails are stored instead of being sent; in demo mode they can be read at `/demo/mail`. */
  mailFolder?: string;
  build: string;
  /** Aborted when the process is told to end. */
  stopping?: AbortSignal;
};

/** The whole application, ready to listen. */
export async function buildApp(context: Context, settings: AppSettings) {
  const secure = settings.publicUrl?.startsWith('https://') ?? false;
  const app = await createWebServer(context.log, {
    trustProxies: settings.trustProxies,
    secure,
    maxUploadBytes: MAX_STATEMENT_BYTES,
  });
  const ownOrigin = settings.publicUrl && new URL(settings.publicUrl).origin;
  mountRoutes(app, context, routes, {
    identify,
    standIn: standInFor,
    noteActed,
    lockDecisionSubject,
    noteRefused,
    secureCookies: secure,
    ownOrigin,
  });
  const sessionCookie = cookieName(SESSION_COOKIE, secure);
  serveOpenApi(app, apiDescription({ sessionCookie, url: settings.publicUrl }));
  await serveDeathPage(app, context, { ownOrigin });
  await serveLinkPages(app, context, { ownOrigin });
  await servePaymentPages(app, context);
  if (settings.stopping) closeGracefully(app, settings.stopping);
  await serveMonitoring(app, context, {
    metricsToken: settings.metricsToken,
    figures: () => healthFigures(context),
  });
  if (context.settings.demo) await serveDemo(app, context, settings.mailFolder);
  serveInstalledApp(app, context.settings.association, settings.icons);
  if (settings.serveInterfaces) {
    await settings.serveInterfaces(app, {
      log: context.log,
      runtimeSetting: runtimeSetting(context, settings.build),
      contact: context.settings.association,
      seemsLoggedIn: ({ cookies }) => cookies[sessionCookie] !== undefined,
    });
  }
  return app;
}

/** Parts of the demo, loaded only in demo mode. */
async function serveDemo(app: FastifyInstance, context: Context, mailFolder: string | undefined): Promise<void> {
  const [{ serveDemoMail }, { serveDemoStatement }] = await Promise.all([
    import('./demo/demoMail.ts'),
    import('./demo/demoStatement.ts'),
  ]);
  if (mailFolder) serveDemoMail(app, mailFolder, context);
  serveDemoStatement(app, context);
}

function runtimeSetting(context: Context, build: string) {
  const { demo } = context.settings;
  // members should not pay to former accounts
  const { former_ibans: _, ...association } = context.settings.association;
  return { api_base_url: '', association, build, demo };
}
