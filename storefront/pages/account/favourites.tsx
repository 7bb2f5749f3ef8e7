import { Form, useNavigation } from 'react-router'
import { PLACES_PATH } from '#domain/review/place-path.ts'
import buttons from '#storefront/components/button.module.css'
import { PageHead } from '#storefront/components/page-head.tsx'
import { cardData } from '#storefront/components/product-card/card-data.ts'
import { CardGrid } from '#storefront/components/product-card/card-grid.tsx'
import { LISTS_PATH } from '#storefront/customer/account-paths.ts'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { EmptyWishlist } from '#storefront/customer/wishlist/empty-wishlist.tsx'
import { FavouriteChangeNote } from '#storefront/customer/wishlist/favourite-change-note.tsx'
import { FAVOURITES_PATH } from '#storefront/customer/wishlist/favourites-path.ts'
import { changeOf, pageOf } from '#storefront/customer/wishlist/favourites-request.ts'
import { RemoveButton } from '#storefront/customer/wishlist/remove-button.tsx'
import { markFavourite } from '#storefront/customer/wishlist/send-favourite.ts'
import { Pagination } from '#storefront/listing/pagination/pagination.tsx'
import { productCount } from '#storefront/listing/toolbar/product-count.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import type { Route } from './+types/favourites'
import styles from './favourites.module.css'

/** Divisible by two, three and four, so that all rows of cards are full. */
const PAGE_SIZE = 24

/** The id of the form that the cards' buttons submit. */
const REMOVE_FORM = 'remover-favorito'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { wishlist, catalog } = context.get(apiContext)
  const request = wishlist.products({ offset: (pageOf(url.searchParams) - 1) * PAGE_SIZE, limit: PAGE_SIZE })
  const { produtos, info } = await customerAnswer(request, loginPath(url.pathname + url.search))
  const suggested =
    info.total === 0
      ? await optionalPart('suggestions', catalog.showcase({ hash: 'vitrine-1', limit: 4 }))
      : null

  return { produtos: produtos.map(cardData), info, sugestoes: suggested?.produtos.map(cardData) ?? [] }
}

/** Handles the page's own buttons, and without JavaScript the hearts of all pages. */
export async function action({ request, context }: Route.ActionArgs) {
  const { wishlist, reviews } = context.get(apiContext)
  const form = await request.formData()
  if (form.get('acao') === 'avisar') {
    const { mensagens } = await customerAnswer(reviews.favouritePriceAlerts(), loginPath(FAVOURITES_PATH))
    return { sentence: mensagens[0]?.mensagem ?? '' }
  }
  const change = changeOf(form)
  const { idProduto, favourite } = change
  if (favourite) await customerAnswer(wishlist.add({ idProduto }), loginPath(FAVOURITES_PATH, idProduto))
  else await customerAnswer(wishlist.remove({ idProduto }), loginPath(FAVOURITES_PATH))

  return change
}

/** Updates the hearts in the browser's store. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const change = await serverAction()
  if ('sentence' in change) return change
  markFavourite(change.idProduto, change.favourite)

  return change
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Favoritos', matches) }, { name: 'robots', content: 'noindex' }]
}

/** The customer's favourites, with buttons to remove them and to undo a removal. */
export default function Favourites({ loaderData, actionData }: Route.ComponentProps) {
  const { produtos, info, sugestoes } = loaderData
  const sentence = actionData && 'sentence' in actionData ? actionData.sentence : undefined
  const leaving = useNavigation().formData?.get('remover')
  const shown = produtos.filter(({ id }) => String(id) !== leaving)

  return (
    <div className={`wrap ${styles['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: 'Favoritos', url: FAVOURITES_PATH },
        ]}
        title="Favoritos"
        {...(info.total > 0 && { text: `${productCount(info.total)} para ver de novo quando quiser.` })}
      />
      <p>
        <a href={LISTS_PATH}>Minhas listas</a> · <a href="/avise-me/preco">Meus avisos de preço</a> ·{' '}
        <a href={PLACES_PATH}>Meus lugares na fila</a>
      </p>
      {info.total === 0 ? (
        <EmptyWishlist sugestoes={sugestoes} />
      ) : (
        <>
          <CardGrid
            produtos={shown}
            lista="Favoritos"
            eager={4}
            headingLevel={2}
            corner={({ id, nome }) => <RemoveButton form={REMOVE_FORM} idProduto={id} nome={nome} />}
          />
          <div className={styles['foot']}>
            <Pagination info={info} />
            <PriceAlerts sentence={sentence} />
          </div>
        </>
      )}
      <Form id={REMOVE_FORM} method="post" preventScrollReset />
      {actionData && !('sentence' in actionData) && <FavouriteChangeNote change={actionData} />}
    </div>
  )
}

/** Offers a mail when one of the favourites costs less. */
function PriceAlerts({ sentence }: { sentence: string | undefined }) {
  return (
    <Form method="post" preventScrollReset>
      {sentence && <p role="status">{sentence}</p>}
      <button type="submit" name="acao" value="avisar" className={buttons['secondary']}>
        Avise-me quando um favorito baixar
      </button>
    </Form>
  )
}
