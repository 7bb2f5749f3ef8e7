import { TEACHING_PATH } from '#domain/customer/teaching/list-path.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { PageHead } from '#storefront/components/page-head.tsx'
import { ACCOUNT_PATH } from '#storefront/customer/account-paths.ts'
import { loadProgress } from '#storefront/customer/teaching/load-progress.ts'
import { listPath } from '#storefront/customer/teaching/teaching-paths.ts'
import { QrCode } from '#storefront/orders/passports/qr-code.tsx'
import { qrDrawing } from '#storefront/orders/payment/codes/qr-drawing.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { PrintButton } from '../../components/print-button.tsx'
import styles from '../../orders/passports/passport.module.css'
import account from '../account/account-addresses.module.css'
import order from '../orders/order.module.css'
import type { Route } from './+types/print-links'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const lista = await loadProgress(context.get(apiContext), { lista: params.lista, url })
  const { id, nome, prazo, situacao, link } = lista

  return {
    id,
    nome,
    prazo,
    situacao,
    loja: context.get(shopContext).nome,
    turma: { link, qr: qrDrawing(link) },
    alunos: lista.alunos.map((aluno) => {
      return { id: aluno.id, nome: aluno.nome, link: aluno.link, qr: qrDrawing(aluno.link) }
    }),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Links para imprimir', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** A slip with a QR code for each pupil, to cut out and hand to the families. */
export default function PrintLinks({ loaderData }: Route.ComponentProps) {
  const { id, nome, prazo, situacao, loja, turma, alunos } = loaderData
  const until = prazo === null ? '' : `Comprar até ${formatDay(prazo)}. `

  return (
    <div className={`wrap ${order['page']}`}>
      <div className={styles['screen']}>
        <PageHead
          trail={[
            { label: 'Início', url: '/' },
            { label: 'Minha conta', url: ACCOUNT_PATH },
            { label: 'Turmas', url: TEACHING_PATH },
            { label: nome, url: listPath(id) },
            { label: 'Imprimir', url: '' },
          ]}
          title="Um link para cada aluno"
          text={
            situacao === 'rascunho'
              ? 'Os links funcionam depois que você abrir a lista.'
              : 'Imprima, recorte e entregue a cada família: o QR code abre a parte do aluno. O último é para todos.'
          }
        />
        <PrintButton main />
      </div>
      <div className={account['cards']}>
        {[...alunos, { id: 0, nome: 'Para todos', ...turma }].map((slip) => (
          <div key={slip.id} className={styles['label']}>
            <QrCode drawing={slip.qr} label={`QR code de ${slip.nome}`} />
            <p>
              <strong>{slip.nome}</strong>
              <br />
              {nome}
              <br />
              {until}
              {loja}
              <br />
              <small>{slip.link}</small>
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}
