import type { AttestedProof as Attested } from '#contract/orders/passports.ts'
import { PASSPORT_PATH, passportPath } from '#domain/instruments/passport/passport-path.ts'
import { PageHead } from '#storefront/components/page-head.tsx'
import order from '../../pages/orders/order.module.css'
import styles from './passport.module.css'
import { MissingNotice, WithdrawnNotice } from './passport-notices.tsx'
import { ProofSections } from './proof-sections.tsx'

/** What the shop attests of a purchase, to whoever has its printed proof: to be compared with the paper. */
export function AttestedProof({ proof, loja }: { proof: Attested; loja: string }) {
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
