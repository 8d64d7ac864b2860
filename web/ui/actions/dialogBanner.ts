import { createContext, type ReactNode } from 'react';

/** The page's banner, shown again in each dialog, because an open dialog covers the page and takes it out of reach. */
export const DialogBanner = createContext<ReactNode>(null);
