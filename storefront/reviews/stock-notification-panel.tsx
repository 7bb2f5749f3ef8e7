import { type TrackedItem, track } from '#storefront/analytics/track.ts'
import { userStore } from '../customer/user.ts'
import { writerOf } from './form-data.ts'
import { FormPanel } from './form-panel.tsx'
import { NOTIFICATION_TEXTS, NotificationFields } from './stock-notification-fields.tsx'

/** The "Avise-me" form in a panel on the product page. */
export function NotificationPanel({ item, sku }: { item: TrackedItem; sku: number }) {
  const { idProduto } = item
  const known = userStore.use()?.logado === true

  return (
    <FormPanel
      id="aviso"
      path="/v2/front/product/solicitation"
      body={(form) => ({
        ...writerOf(form),
        idProduto,
        idAtributoValor: sku,
        mailing: form.get('mailing') === 'sim',
      })}
      onSent={() => track({ nome: 'add_stock_alert', itens: [item] })}
      {...NOTIFICATION_TEXTS}
    >
      {(refused) => <NotificationFields idSku={sku} known={known} refused={refused} />}
    </FormPanel>
  )
}
