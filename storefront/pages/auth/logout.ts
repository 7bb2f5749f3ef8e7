import { redirectDocument } from 'react-router'
import { ACCOUNT_PATH } from '#storefront/customer/account-paths.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import type { Route } from './+types/logout'

/** A GET request does not log out; it leads to the account. */
export function loader() {
  throw redirectDocument(ACCOUNT_PATH)
}

/** Logs out on this device, or with `todas` on every device. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  await context.get(apiContext).checkout.logout({ todas: form.has('todas') })

  throw redirectDocument('/', 303)
}
