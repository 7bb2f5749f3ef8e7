import { formatDate } from '#domain/time/format-date.ts'
import { standingWords } from '#domain/workshop/work-order-words.ts'
import { AccountHead } from '#storefront/customer/account-head.tsx'
import { WORKSHOP_PATH } from '#storefront/customer/account-paths.ts'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import tools from '../../product/instruments/tool-page.module.css'
import order from '../orders/order.module.css'
import type { Route } from './+types/account-workshop'

export async function loader({ context, url }: Route.LoaderArgs) {
  return customerAnswer(context.get(apiContext).ownWorkOrders.list(), loginPath(url.pathname))
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Na oficina', matches) }, { name: 'robots', content: 'noindex' }]
}

/** The customer's instruments in the workshop. */
export default function AccountWorkshop({ loaderData: { itens } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${order['page']}`}>
      <AccountHead
        page={{ label: 'Na oficina', url: WORKSHOP_PATH }}
        title="Na oficina"
        text={
          itens.length === 0
            ? 'Nenhum instrumento seu passou pela oficina com esta conta. Se recebeu um link por e-mail, ele abre a ordem de serviço.'
            : 'Os seus instrumentos na oficina, o mais novo primeiro.'
        }
      />
      <ul className={tools['results']}>
        {itens.map(({ id, numero, instrumento, situacao, previstaPara, criadoEm, url }) => (
          <li key={id} className={tools['card']}>
            <a href={url}>
              <strong>{instrumento}</strong>
            </a>
            <p>{standingWords({ situacao, previstaPara })}</p>
            <p className={tools['basis']}>
              Ordem de serviço nº {numero}, de {formatDate(criadoEm)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
