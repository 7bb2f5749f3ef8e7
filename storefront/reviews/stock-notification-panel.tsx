import { userStore } from '../customer/user.ts'
import { writerOf } from './form-data.ts'
import { FormPanel } from './form-panel.tsx'
import { NOTICE_TEXTS, NoticeFields } from './stock-notification-fields.tsx'

/** "Avise-me" over the product's page. */
export function NoticePanel({ idProduto, sku }: { idProduto: number; sku: number }) {
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
      {...NOTICE_TEXTS}
    >
      {(refused) => <NoticeFields idSku={sku} known={known} refused={refused} />}
    </FormPanel>
  )
}
