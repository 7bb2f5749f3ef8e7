import { useEffect } from 'react'
import { data } from 'react-router'
import { PASSPORT_PATH } from '#domain/instruments/passport/passport-path.ts'
import { MAX_SERIAL } from '#domain/instruments/passport/serial-number.ts'
import { track } from '#storefront/analytics/track.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { PageHead } from '#storefront/components/page-head.tsx'
import { ResponsivePicture } from '#storefront/components/picture.tsx'
import { MissingNotice } from '#storefront/orders/passports/passport-notices.tsx'
import { refusalSentence } from '#storefront/rendering/answers.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import buttons from '../../components/button.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import order from '../orders/order.module.css'
import type { Route } from './+types/search'

export async function loader({ context, url }: Route.LoaderArgs) {
  const serie = (url.searchParams.get('serie') ?? '').trim().slice(0, MAX_SERIAL)
  const marca = (url.searchParams.get('marca') ?? '').trim().slice(0, 60)
  if (serie === '') return data({ serie, marca, found: null, refusal: null })
  try {
    const { itens } = await context.get(apiContext).passports.search({ serie, marca })
    return data({ serie, marca, found: itens, refusal: null })
  } catch (error) {
    return data({ serie, marca, found: null, refusal: refusalSentence(error) }, { status: 422 })
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle('Passaporte: procurar pelo número de série', matches) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Where somebody who is offered a used instrument finds out whether the shop sold it, and whether it is missed. */
export default function SearchPassport({
  loaderData: { serie, marca, found, refusal },
}: Route.ComponentProps) {
  const termo = found && (found.length > 0 ? 'Encontrado' : 'Não encontrado')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is the reason
  useEffect(() => {
    if (termo) track({ nome: 'search_serial', termo })
  }, [termo, serie, marca])

  return (
    <div className={`wrap ${order['page']}`}>
      <PageHead
        trail={[
          { label: 'Início', url: '/' },
          { label: 'Passaporte', url: PASSPORT_PATH },
        ]}
        title="Passaporte do instrumento"
        text="Vai comprar um instrumento usado? Procure o número de série: dizemos se saiu desta loja e se o dono avisou que ele foi roubado ou perdido. Nada do dono aparece."
      />
      <div className={tools['columns']}>
        <form method="get" action={PASSPORT_PATH} className={tools['card']}>
          <Field
            name="serie"
            label="Número de série"
            hint="Está na etiqueta interna, no fundo ou atrás da mão. Espaços e traços não importam."
            defaultValue={serie}
            maxLength={MAX_SERIAL}
            autoComplete="off"
            spellCheck={false}
            required
          />
          <Field
            name="marca"
            label="Marca (se souber)"
            defaultValue={marca}
            maxLength={60}
            autoComplete="off"
          />
          <button type="submit" className={buttons['primary']}>
            Procurar
          </button>
        </form>
        <div className={tools['results']}>
          <FormRefusal sentence={refusal} />
          {found && <Found items={found} />}
          <p className={tools['basis']}>
            Tem o QR code do passaporte? Aponte a câmera do telefone para ele: a página mostra a ficha, a
            regulagem, as cordas, os serviços e a garantia. Comprou aqui? Os seus passaportes estão em{' '}
            <a href="/minha-conta/instrumentos">Meus instrumentos</a>.
          </p>
        </div>
      </div>
    </div>
  )
}

type Item = NonNullable<Route.ComponentProps['loaderData']['found']>[number]

function Found({ items }: { items: Item[] }) {
  if (items.length === 0)
    return (
      <p role="status">
        Não conhecemos um instrumento com este número. Ele pode ter sido vendido por outra loja, ou antes de
        emitirmos passaportes: isso não quer dizer que haja algo errado com ele.
      </p>
    )

  return (
    <ul className={tools['results']}>
      {items.map(({ produto, marca, numeroSerie, imagem, ano, alerta }) => (
        <li key={`${produto} ${numeroSerie} ${ano}`} className={tools['card']}>
          {imagem && (
            <ResponsivePicture
              picture={imagem}
              sizes="4rem"
              maxWidth={160}
              className={tools['picture'] ?? ''}
            />
          )}
          <p>
            <strong>{produto}</strong>
            <br />
            {[marca, `nº de série ${numeroSerie}`].filter(Boolean).join(', ')}. Vendido por esta loja em {ano}
            .
          </p>
          {alerta ? <MissingNotice alert={alerta} /> : <p>O dono não avisou de roubo nem de perda.</p>}
        </li>
      ))}
    </ul>
  )
}
