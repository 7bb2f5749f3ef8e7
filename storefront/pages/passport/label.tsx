import { PASSPORT_PATH, passportPath } from '#domain/instruments/passport/passport-path.ts'
import { CONDITION_WORDS } from '#domain/product/pieces/condition.ts'
import { PageHead } from '#storefront/components/page-head.tsx'
import { PrintButton } from '#storefront/components/print-button.tsx'
import { loadPassport } from '#storefront/orders/passports/load-passport.ts'
import { QrCode } from '#storefront/orders/passports/qr-code.tsx'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import styles from '../../orders/passports/passport.module.css'
import order from '../orders/order.module.css'
import type { Route } from './+types/label'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { storeUrl, nome } = context.get(shopContext)

  return {
    ...(await loadPassport(context.get(apiContext), { codigo: params.codigo, storeUrl })),
    loja: nome,
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Etiqueta do passaporte', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/**
 * A label of the size of a card with the QR code, to cut out and put into the case; and the address that finds its serial
 * number, for whoever can't read the code.
 */
export default function PassportLabel({
  loaderData: { passaporte, qr, loja, address },
}: Route.ComponentProps) {
  const { codigo, produto, numeroSerie, condicao } = passaporte

  return (
    <div className={`wrap ${order['page']}`}>
      <div className={styles['screen']}>
        <PageHead
          trail={[
            { label: 'Início', url: '/' },
            { label: produto, url: passportPath(codigo) },
            { label: 'Etiqueta', url: '' },
          ]}
          title="Etiqueta para o estojo"
          text="Imprima em tamanho real, recorte e guarde no estojo: quem ler o QR code vê o passaporte, nunca o seu nome."
        />
      </div>
      <div className={styles['label']}>
        <QrCode drawing={qr} />
        <p>
          <strong>{produto}</strong>
          <br />
          Nº de série {numeroSerie}
          <br />
          {condicao !== 'novo' && (
            <>
              {CONDITION_WORDS[condicao].nome} na venda
              <br />
            </>
          )}
          Passaporte: {loja}
          <br />
          <small>{new URL(PASSPORT_PATH, address).href}</small>
        </p>
      </div>
      <PrintButton />
    </div>
  )
}
