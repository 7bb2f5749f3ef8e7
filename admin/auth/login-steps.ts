import type { StaffEntry } from '#contract/panel/staff.ts'

type Step = StaffEntry['etapa']

const PAGES: Record<Exclude<Step, 'dentro'>, string> = {
  fora: '/entrar',
  segundoFator: '/entrar/codigo',
  cadastro: '/entrar/segundo-fator',
}

/** Returns the page that follows a login step; `volta` is the page that was requested. */
export function entryOf({ etapa }: { etapa: Step }, volta: string): string {
  if (etapa === 'dentro') return volta

  return volta === '/' ? PAGES[etapa] : `${PAGES[etapa]}?volta=${encodeURIComponent(volta)}`
}

/** Returns the page to open after login; always a path of the panel, whatever the query says. */
export function returnPath(url: string): string {
  const volta = new URL(url).searchParams.get('volta') ?? '/'

  return /^\/(?![/\\])/.test(volta) ? volta : '/'
}

/** Returns a page's path below `/admin`, with its query. */
export function panelPath(url: string): string {
  const { pathname, search } = new URL(url)

  return (pathname.replace(/^\/admin/, '') || '/') + search
}
