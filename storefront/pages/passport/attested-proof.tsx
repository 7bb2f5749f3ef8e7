import { PASSPORT_PATH, passportPath } from '#domain/instruments/passport/passport-path.ts'
import { PageHead } from '#storefront/components/page-head.tsx'
import { MissingNotice, WithdrawnNotice } from '#storefront/orders/passports/passport-notices.tsx'
import { ProofSections } from '#storefront/orders/passports/proof-sections.tsx'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import styles from '../../orders/passports/passport.module.css'
import order from '../orders/order.module.css'
import type { Route } from './+types/attested-proof'

const CODE = /^[A-Za-z0-9_-]{22}$/

export async function loader({ params: { codigo, chave }, context }: Route.LoaderArgs) {
  if (!CODE.test(codigo)) throw new Response('Não encontramos este comprovante.', { status: 404 })
  const input = { codigo, chave: chave.slice(0, 100) }

  return {
    proof: await pageAnswer(context.get(apiContext).passports.attest(input)),
    loja: context.get(shopContext).nome,
  }
}

/** Whoever has the address reads whose purchase it was, so it must not be sent as a referrer. */
export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Comprovante conferido', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** What the shop attests of a purchase, to whoever has its printed proof: to be compared with the paper. */
export default function AttestedProof({ loaderData: { proof, loja } }: Route.ComponentProps) {
  const { codigo, produto, alerta, anuladoEm } = proof.passaporte

  return (
    <div className={`wrap ${order['page']} ${styles['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: 'Passaporte', url: PASSPORT_PATH },
          { label: produto, url: passportPath(codigo) },
          { label: 'Comprovante', url: '' },
        ]}
        title="Comprovante conferido"
        text={`É isto que a ${loja} atesta desta compra. Compare com o papel: o que for diferente nele foi alterado.`}
      />
      {alerta && <MissingNotice alert={alerta} />}
      {anuladoEm && <WithdrawnNotice since={anuladoEm} />}
      <div className={`${order['main']} ${styles['sheet']}`}>
        <ProofSections proof={proof} document={`documento ${proof.comprador.documento}`} />
      </div>
    </div>
  )
}
