import { LOGOUT_PATH } from './account-paths.ts'

/** Set on the document's element once its visitor has submitted a logout. */
const ATTRIBUTE = 'data-logging-out'

/**
 * Notices that the visitor logs out, for pages whose logout forms work before the page's code has arrived. The browser
 * stays on the page until the logout is answered, and the page's calls may be refused meanwhile.
 */
export const WATCH_LOGOUT = `addEventListener('submit', event => {
if (event.target.getAttribute('action') === '${LOGOUT_PATH}') document.documentElement.setAttribute('${ATTRIBUTE}', '')
})`

const FORM = `action="${LOGOUT_PATH}"`

/** The script for a page with such a form; empty for all others. */
export function logoutScript(content: Buffer): string {
  return content.includes(FORM) ? `<script>${WATCH_LOGOUT}</script>` : ''
}

/** Notes a submitted logout, for forms that the page's code itself has shown. */
export function markLogout(): void {
  document.documentElement.setAttribute(ATTRIBUTE, '')
}

/** Whether the visitor has submitted a logout on this page, in the browser. */
export function isLoggingOut(): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE)
}
