import type { AdminApi, CreateAdminApiInput } from './admin-api.ts'

/** The panel's API is large, and most nodes never meet a merchant: it is loaded with the first request. */
export function lazyAdminApi(parts: CreateAdminApiInput): AdminApi {
  let loading: Promise<AdminApi> | undefined

  return async (request, ip) => {
    loading ??= import('./admin-api.ts').then(({ createAdminApi }) => createAdminApi(parts))
    return (await loading)(request, ip)
  }
}
