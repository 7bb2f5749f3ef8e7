import { redirect } from 'react-router'
import { refusedForm } from '#storefront/components/forms/form-answer.ts'
import { idOf } from '#storefront/reviews/form-data.ts'

/** The SKU that a form is about. */
export function skuOf(form: FormData): number {
  return idOf(String(form.get('sku') ?? ''))
}

/** Puts goods into the cart and leads to the address that this answers with; a refused form is shown again. */
export async function bought(address: Promise<string>, form: FormData) {
  try {
    return redirect(await address, 303)
  } catch (error) {
    return refusedForm(error, form)
  }
}

/** Does what a form requests, then shows the page `to`; a refused form is shown again. */
export async function changed(work: Promise<unknown>, form: FormData, to: string) {
  try {
    await work
  } catch (error) {
    return refusedForm(error, form)
  }
  throw redirect(to, 303)
}
