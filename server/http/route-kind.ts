import { isPrivatePage } from '#domain/urls/private-page.ts'

/**
 * What an address is for, which decides who may ask how: a public `page`, one visitor's own (`private`), the panel's document, the
 * API, `notifications` of payments, a `file` that is read and sent, or another `document` of the shop (sitemaps, the feed).
 */
export type RouteKind = 'page' | 'private' | 'panel' | 'api' | 'notifications' | 'file' | 'document'

/** The methods that an address of each kind takes, as `Allow` names them. */
export const METHODS: Record<RouteKind, readonly string[]> = {
  page: ['GET', 'HEAD'],
  private: ['GET', 'HEAD', 'POST'],
  panel: ['GET', 'HEAD'],
  api: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  notifications: ['POST'],
  file: ['GET', 'HEAD'],
  document: ['GET', 'HEAD'],
}

const FILES = /^\/(imagens|assets|admin\/assets)\//

const DOCUMENTS = /^\/(robots\.txt$|sem-conexao$|feeds\/|arquivos\/|sitemap)/

/** Tells what addresses are for. `isAsset` knows the built files that lie beside the pages. */
export function createRouteKinds(isAsset: (path: string) => boolean) {
  return function kindOf(path: string): RouteKind {
    if (path.startsWith('/v2/')) return path.startsWith('/v2/webhooks/') ? 'notifications' : 'api'
    if (isAsset(path) || FILES.test(path)) return 'file'
    if (path === '/admin' || path.startsWith('/admin/')) return 'panel'
    if (isPrivatePage(path)) return 'private'
    return DOCUMENTS.test(path) ? 'document' : 'page'
  }
}
