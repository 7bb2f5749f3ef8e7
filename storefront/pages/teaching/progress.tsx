import { useRef } from 'react'
import { redirect } from 'react-router'
import type { ClassListProgress } from '#contract/customers/teaching/teaching.ts'
import { TEACHING_PATH } from '#domain/customer/teaching/list-path.ts'
import { pupilStanding, reminderText } from '#domain/customer/teaching/teaching-words.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { countAdded } from '#storefront/analytics/count-added.ts'
import { onlyFirstClick } from '#storefront/cart/buy-form/buy-form.tsx'
import { CheckField, TextArea } from '#storefront/components/forms/field.tsx'
import { refusedForm } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { PageHead } from '#storefront/components/page-head.tsx'
import { ACCOUNT_PATH } from '#storefront/customer/account-paths.ts'
import { customerFormAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { loadProgress } from '#storefront/customer/teaching/load-progress.ts'
import { listIdOf, listPath, pupilPath } from '#storefront/customer/teaching/teaching-paths.ts'
import { CLASS_LIST } from '#storefront/customer/teaching/track-pupil-list.ts'
import { CopyButton } from '#storefront/orders/payment/codes/copy-button.tsx'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import order from '../orders/order.module.css'
import type { Route } from './+types/progress'

export function loader({ params, context, url }: Route.LoaderArgs) {
  return loadProgress(context.get(apiContext), { lista: params.lista, url })
}

/** Puts what all pupils still need into the cart. */
export async function action({ params, request, context, url }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const id = listIdOf(params.lista)
  try {
    const cart = countAdded(api, { pagina: url.pathname, lista: CLASS_LIST }, () =>
      api.teaching.takeForClass({ id, opcionais: form.has('opcionais') }),
    )
    return redirect(await customerFormAnswer(cart, loginPath(listPath(id, '/andamento'))), 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return refusedForm(error, form)
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Andamento', matches) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}

/** What of a list was ordered and paid, by product and by pupil. */
export default function ProgressPage({ loaderData: lista, actionData }: Route.ComponentProps) {
  const { id, nome, prazo, link, itens, alunos, totais, aberta } = lista
  const field = useRef<HTMLTextAreaElement>(null)
  const missing = alunos.filter(({ completo }) => !completo)

  return (
    <div className={`wrap ${order['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: 'Minha conta', url: ACCOUNT_PATH },
          { label: 'Turmas', url: TEACHING_PATH },
          { label: nome, url: listPath(id) },
          { label: 'Andamento', url: '' },
        ]}
        title={`Andamento de ${nome}`}
        text={`${alunos.length - missing.length} de ${alunos.length} já pediram tudo o que é obrigatório.${
          prazo ? ` Comprar até ${formatDay(prazo)}.` : ''
        }`}
      />
      <FormRefusal sentence={actionData?.refusal} />
      <div className={order['columns']}>
        <div className={order['main']}>
          <section className={tools['card']} aria-labelledby="produtos">
            <h2 id="produtos">Por produto</h2>
            <UnitsTable
              of="Produto"
              rows={itens.map((item, i) => ({ key: item.id, label: item.nome, units: totais[i] }))}
            />
          </section>
          <section className={tools['card']} aria-labelledby="alunos">
            <h2 id="alunos">Por aluno</h2>
            {alunos.length === 0 && <p>Ainda não há alunos na lista.</p>}
            {alunos.map((aluno) => (
              <details key={aluno.id} open={!aluno.completo && alunos.length <= 12}>
                <summary>
                  {aluno.nome}
                  {aluno.tamanho && ` (${aluno.tamanho})`}: {pupilStanding(aluno)}
                </summary>
                <UnitsTable
                  of="Produto"
                  rows={itens.map((item, i) => ({
                    key: item.id,
                    label: [item.nome, aluno.itens[i]?.opcao].filter(Boolean).join(', '),
                    units: aluno.itens[i],
                  }))}
                />
                <p>
                  <a href={pupilPath(id, aluno.id)}>
                    Link e escolhas<span className="visually-hidden"> de {aluno.nome}</span>
                  </a>
                </p>
              </details>
            ))}
          </section>
        </div>
        <div className={order['aside']}>
          {aberta && missing.length > 0 && (
            <section className={tools['card']} aria-labelledby="lembrete">
              <h2 id="lembrete">Lembrete</h2>
              <TextArea
                ref={field}
                label="Para mandar ao grupo dos pais"
                hint="Não diz quem falta. O lembrete com o link de cada aluno está na página dele."
                readOnly
                defaultValue={reminderText({ nome, prazo, link })}
              />
              <CopyButton field={field} label="Copiar o lembrete" done="Lembrete copiado" />
            </section>
          )}
          <BuyForAll lista={lista} />
          <section className={tools['card']} aria-labelledby="levar">
            <h2 id="levar">Imprimir e baixar</h2>
            <a href={listPath(id, '/imprimir')} className={buttons['secondary']}>
              Imprimir um link para cada aluno
            </a>
            <a href={listPath(id, '/andamento.csv')} className={buttons['secondary']} download>
              Planilha (CSV)
            </a>
          </section>
        </div>
      </div>
    </div>
  )
}

/** The school buys, or quotes, what parents have not ordered. */
function BuyForAll({ lista: { aberta, entrega, alunos, ...lista } }: { lista: ClassListProgress }) {
  const lacking = lista.itens.filter((_, i) =>
    alunos.some(({ itens }) => (itens[i]?.pedidas ?? 0) < (itens[i]?.precisa ?? 0)),
  )
  if (lacking.length === 0) return null

  return (
    <section className={tools['card']} aria-labelledby="todos">
      <h2 id="todos">Comprar para todos</h2>
      {aberta ? (
        <>
          <p>
            O que falta a cada aluno, e ninguém pediu, vai para a sua sacola com os nomes. Na sacola, feche a
            compra
            {entrega === 'escola' && ', com uma entrega só na escola,'} ou baixe o orçamento em PDF.
          </p>
          <form method="post" className={tools['results']}>
            {lacking.some(({ obrigatorio }) => !obrigatorio) && (
              <CheckField name="opcionais" defaultChecked>
                Também o que é opcional
              </CheckField>
            )}
            <button type="submit" className={buttons['primary']} onClick={onlyFirstClick}>
              Pôr na minha sacola o que falta a todos
            </button>
          </form>
        </>
      ) : (
        <p>Abra a lista para comprar por ela o que falta a todos, ou pedir um orçamento.</p>
      )}
    </section>
  )
}

type UnitsRow = {
  key: number
  label: string
  units: { precisa: number; pedidas: number; pagas: number } | undefined
}

function UnitsTable({ of, rows }: { of: string; rows: UnitsRow[] }) {
  return (
    <table className={tools['table']}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">Precisa</th>
          <th scope="col">Pedido</th>
          <th scope="col">Pago</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, units }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{units?.precisa ?? 0}</td>
            <td>{units?.pedidas ?? 0}</td>
            <td>{units?.pagas ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
