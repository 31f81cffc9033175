/** The pages of the sign-in screens. Separate from the others, whose list would weigh on the first page load. */
import { codeChunk, type CodeChunk } from '../browser/code-chunk.ts';
import { routeOf, type SignInPath } from '../../shared/base/routes.ts';

export const signInScreens: Record<SignInPath, CodeChunk> = {
  '/auth/login': codeChunk(() => import('../screens/LoginPage.tsx').then((page) => page.LoginPage)),
  '/auth/authenticate': codeChunk(() => import('../screens/AuthenticatePage.tsx').then((page) => page.AuthenticatePage)),
  '/auth/forgot-password': codeChunk(() => import('../screens/ForgotPasswordPage.tsx').then((page) => page.ForgotPasswordPage)),
  '/auth/confirm': codeChunk(() => import('../screens/ConfirmPage.tsx').then((page) => page.ConfirmPage)),
  '/auth/single-sign-on': codeChunk(() => import('../screens/SingleSignOnPage.tsx').then((page) => page.SingleSignOnPage)),
  '/auth/logout': codeChunk(() => import('../screens/LogoutPage.tsx').then((page) => page.LogoutPage)),
};

/** Returns the page of an address if it is a sign-in screen. */
export function signInScreenAt(pathname: string): CodeChunk | undefined {
  const path = routeOf(pathname)?.path;
  return path !== undefined && isSignInPath(path) ? signInScreens[path] : undefined;
}

function isSignInPath(path: string): path is SignInPath {
  return path in signInScreens;
}
