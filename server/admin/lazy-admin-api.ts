import type { AdminApi, CreateAdminApiInput } from './admin-api.ts'

/** Loads the panel's API with its first request: it is large, and most nodes never serve a merchant. */
export function lazyAdminApi(parts: CreateAdminApiInput): AdminApi {
  let loading: Promise<AdminApi> | undefined

  return async (request, ip) => {
    loading ??= import('./admin-api.ts').then(({ createAdminApi }) => createAdminApi(parts))
    return (await loading)(request, ip)
  }
}
