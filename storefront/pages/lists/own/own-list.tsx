import { Form } from 'react-router'
import type { ListItem, PersonalList } from '#contract/cart/personal-lists.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { priceAlertPath } from '#domain/review/price-alert.ts'
import { countAdded } from '#storefront/analytics/count-added.ts'
import { countDone } from '#storefront/analytics/count-done.ts'
import { onlyFirstClick } from '#storefront/cart/buy-form/buy-form.tsx'
import { Field } from '#storefront/components/forms/field.tsx'
import { textOf } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { LISTS_PATH } from '#storefront/customer/account-paths.ts'
import { answerClassForm } from '#storefront/customer/teaching/class-form.tsx'
import { ChoiceField } from '#storefront/product/instruments/choice-field.tsx'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { idOf } from '#storefront/reviews/form-data.ts'
import buttons from '../../../components/button.module.css'
import tools from '../../../product/instruments/tool-page.module.css'
import styles from '../../cart/shared-cart.module.css'
import type { Route } from './+types/own-list'
import { bought, changed, skuOf } from './list-answer.ts'
import { ListEntry } from './list-entry.tsx'

/** Favourites that are offered to add. */
const FAVOURITES = 24

export async function loader({ context, params }: Route.LoaderArgs) {
  const { personalLists, wishlist, customers } = context.get(apiContext)
  const list = await pageAnswer(personalLists.get({ id: idOf(params.lista) }))
  const { logado } = await customers.user()
  const favourites = logado
    ? await optionalPart('favourites', wishlist.products({ offset: 0, limit: FAVOURITES }))
    : null
  const here = new Set(list.itens.map(({ hash }) => hash.idProduto))

  return {
    list,
    favoritos: (favourites?.produtos ?? []).flatMap(({ id, nome }) => (here.has(id) ? [] : [{ id, nome }])),
    storeUrl: context.get(shopContext).storeUrl,
  }
}

/** What the page's forms do, by their field `acao`, and where they lead. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const { personalLists, teaching } = api
  const form = await request.formData()
  const id = idOf(params.lista)
  const here = `${LISTS_PATH}/${id}`
  switch (form.get('acao')) {
    case 'nome':
      return changed(personalLists.rename({ id, nome: textOf(form, 'nome') }), form, here)
    case 'apagar':
      return changed(personalLists.delete({ id }), form, LISTS_PATH)
    case 'mudar': {
      const item = { idAtributoSimples: skuOf(form), nota: textOf(form, 'nota') }
      return changed(
        personalLists.put({ id, ...item, quantidade: Number(textOf(form, 'quantidade')) }),
        form,
        here,
      )
    }
    case 'passar': {
      const para = idOf(textOf(form, 'para'))
      return changed(personalLists.move({ id, idAtributoSimples: skuOf(form), para }), form, here)
    }
    case 'tirar':
      return changed(personalLists.remove({ id, idAtributoSimples: skuOf(form) }), form, here)
    case 'mostrar':
      return changed(
        personalLists.share({ id }).then(() => countDone(api, here, { nome: 'share_list' })),
        form,
        here,
      )
    case 'encerrar':
      return changed(personalLists.withdraw({ id }), form, here)
    case 'listaPropria':
      return answerClassForm(teaching, form)
    case 'comprar':
      return bought(
        countAdded(api, { pagina: here, lista: 'Lista própria' }, () => personalLists.buy({ id })),
        form,
      )
    default:
      throw new Response('Não entendemos este pedido.', { status: 400 })
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = pageTitle(loaderData?.list.nome ?? 'Lista', matches)

  return [{ title }, { name: 'robots', content: 'noindex' }]
}

/** One of the shopper's lists. */
export default function OwnList({ loaderData, actionData }: Route.ComponentProps) {
  const { list, favoritos, storeUrl } = loaderData
  const { id, nome, itens } = list
  const total = itens.reduce((sum, item) => sum + (item.produto?.precoPor ?? 0) * item.quantidade, 0)

  return (
    <div className={`wrap ${styles['page']}`}>
      <p>
        <a href={LISTS_PATH}>Minhas listas</a>
      </p>
      <h1>{nome}</h1>
      <FormRefusal
        sentence={
          actionData && (actionData.refusal ?? actionData.problems['nome'] ?? actionData.problems['produto'])
        }
      />
      {itens.length === 0 ? (
        <p className={styles['quiet']}>
          Ainda não há nada aqui. Na página de um produto, escolha “Pôr em uma lista”.
        </p>
      ) : (
        <>
          <ul className={styles['list']} aria-label="Produtos da lista">
            {itens.map((item) => (
              <ListEntry key={item.hash.idAtributoSimples} item={item}>
                <ItemForms item={item} others={list.outras} />
              </ListEntry>
            ))}
          </ul>
          <p className={styles['sum']}>
            Total: <strong>{formatBRL(total)}</strong>
          </p>
          <form method="post">
            <input type="hidden" name="acao" value="comprar" />
            <button type="submit" className={buttons['primary']} onClick={onlyFirstClick}>
              Pôr tudo na sacola
            </button>
          </form>
        </>
      )}
      {itens.length > 0 && list.turmas.length > 0 && <ClassChoice list={list} />}
      {favoritos.length > 0 && (
        <details className={styles['list']}>
          <summary>Pôr um dos seus favoritos</summary>
          <ul>
            {favoritos.map((favourite) => (
              <li key={favourite.id}>
                <a href={`${LISTS_PATH}/adicionar?produto=${favourite.id}&lista=${id}`}>{favourite.nome}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Sharing list={list} storeUrl={storeUrl} />
      <details className={styles['list']}>
        <summary>Mudar o nome ou apagar a lista</summary>
        <Form method="post" className={tools['results']}>
          <Field label="Nome" name="nome" maxLength={60} required defaultValue={nome} key={nome} />
          <p>
            <button type="submit" name="acao" value="nome" className={buttons['secondary']}>
              Mudar o nome
            </button>{' '}
            <button type="submit" name="acao" value="apagar" className={buttons['quiet']} formNoValidate>
              Apagar a lista
            </button>
          </p>
        </Form>
      </details>
    </div>
  )
}

/** For teachers: what is here goes to a class's list, too. */
function ClassChoice({ list: { id, turmas } }: { list: PersonalList }) {
  return (
    <details className={styles['list']}>
      <summary>Pôr na lista de uma turma</summary>
      <Form method="post" className={tools['results']}>
        <input type="hidden" name="lista" value={id} />
        <ChoiceField name="turma" label="Turma" value={turmas[0]?.id ?? ''}>
          {turmas.map((turma) => (
            <option key={turma.id} value={turma.id}>
              {turma.nome}
            </option>
          ))}
        </ChoiceField>
        <p>
          <button type="submit" name="acao" value="listaPropria" className={buttons['secondary']}>
            Pôr na lista da turma
          </button>
        </p>
      </Form>
    </details>
  )
}

function ItemForms({ item, others }: { item: ListItem; others: PersonalList['outras'] }) {
  const { hash, nome, quantidade, nota } = item

  return (
    <details>
      <summary aria-label={`Mudar ${nome}`}>Mudar</summary>
      <Form method="post" className={tools['results']} preventScrollReset key={`${quantidade} ${nota}`}>
        <input type="hidden" name="sku" value={hash.idAtributoSimples} />
        <Field
          label="Quantidade"
          name="quantidade"
          type="number"
          min={1}
          max={999}
          required
          defaultValue={quantidade}
        />
        <Field label="Nota" name="nota" maxLength={200} defaultValue={nota} />
        {others.length > 0 && (
          <ChoiceField name="para" label="Passar para" value={String(others[0]?.id)}>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.nome}
              </option>
            ))}
          </ChoiceField>
        )}
        <p>
          <button type="submit" name="acao" value="mudar" className={buttons['secondary']}>
            Guardar
          </button>{' '}
          {others.length > 0 && (
            <button type="submit" name="acao" value="passar" className={buttons['quiet']} formNoValidate>
              Passar
            </button>
          )}{' '}
          <button type="submit" name="acao" value="tirar" className={buttons['quiet']} formNoValidate>
            Tirar da lista
          </button>
        </p>
      </Form>
      {item.produto?.disponivel && (
        <p>
          <a href={priceAlertPath(hash.idProduto, hash.idAtributoSimples)}>Avise-me se o preço baixar</a>
        </p>
      )}
      {item.produto && item.produto.precoPor !== null && !item.produto.disponivel && (
        <p>
          <a href={`/avise-me/${hash.idProduto}?opcao=${hash.idAtributoSimples}`}>Avise-me quando chegar</a>
        </p>
      )}
    </details>
  )
}

function Sharing({ list: { chave }, storeUrl }: { list: PersonalList; storeUrl: string }) {
  return (
    <Form method="post" className={styles['list']} preventScrollReset>
      {chave === null ? (
        <button type="submit" name="acao" value="mostrar" className={buttons['secondary']}>
          Mostrar por um link
        </button>
      ) : (
        <>
          <p>
            Quem tem o link vê a lista, com as notas, e pode pôr na própria sacola:{' '}
            <a href={`${LISTS_PATH}/de/${chave}`}>{`${storeUrl}${LISTS_PATH}/de/${chave}`}</a>
          </p>
          <button type="submit" name="acao" value="encerrar" className={buttons['quiet']}>
            Encerrar o link
          </button>
        </>
      )}
    </Form>
  )
}
