import { Select, Textarea, TextInput, Title } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PanelShowcase } from '#contract/catalog/showcases.ts'
import { LISTING_ORDERS } from '#domain/listing/listing-order.ts'
import { RemoveButton } from '../components/form/remove-button.tsx'
import { useVersionedForm } from '../components/form/use-versioned-form.ts'
import { VersionedForm } from '../components/form/versioned-form.tsx'
import { ProductPicks } from '../components/lookup/product-picks.tsx'
import { Allowed } from '../components/page/allowed.tsx'
import { Page } from '../components/page/page.tsx'
import { api } from '../shell/api.ts'

type Category = { caminho: string; nome: string }

export async function loader({ params }: LoaderFunctionArgs) {
  const [showcase, { categorias }] = await Promise.all([
    api.showcases.get({ id: Number(params['id']) }),
    api.products.choices(),
  ])

  return { showcase, categorias }
}

export function Component() {
  const { showcase, categorias } = useLoaderData<typeof loader>()

  return <ShowcaseEditor key={showcase.id} showcase={showcase} categorias={categorias} />
}

function ShowcaseEditor({ showcase, categorias }: { showcase: PanelShowcase; categorias: Category[] }) {
  const { id, hash } = showcase
  const form = useVersionedForm({
    name: `vitrine:${id}`,
    saved: showcase,
    formOf,
    fields: FIELDS,
    send: ({ produtos, ...fields }, versao) =>
      api.showcases.save({
        ...fields,
        id,
        versao,
        produtos: produtos.map(({ produto }) => produto.slug),
      }),
  })
  const { value, change, errors } = form
  const rule = value.automatica

  return (
    <Page
      title={showcase.titulo || hash}
      back={{ to: '/vitrines', label: 'Vitrines' }}
      actions={
        <Allowed permission="catalogo.editar">
          <RemoveButton
            name={showcase.titulo || hash}
            text="As páginas que mostram esta vitrine ficam sem ela; os produtos ficam."
            remove={() => api.showcases.remove({ id })}
            listPath="/vitrines"
          />
        </Allowed>
      }
    >
      <VersionedForm permission="catalogo.editar" form={form}>
        <TextInput
          label="Título"
          value={value.titulo}
          onChange={(event) => change({ titulo: event.currentTarget.value })}
          error={errors['titulo']}
          maxLength={90}
        />
        <Textarea
          label="Texto"
          value={value.descricao}
          onChange={(event) => change({ descricao: event.currentTarget.value })}
          maxLength={300}
          autosize
        />
        <TextInput
          label="Link do “ver todos”"
          placeholder="/cordas"
          value={value.link ?? ''}
          onChange={(event) => change({ link: event.currentTarget.value || null })}
          error={errors['link']}
        />
        <Title order={2}>Produtos escolhidos</Title>
        <ProductPicks
          label="Pôr um produto na vitrine"
          value={value.produtos}
          onChange={(produtos) => change({ produtos })}
          newPick={(produto) => ({ produto })}
        />
        <Title order={2}>Depois deles, por regra</Title>
        <Select
          label="Os primeiros por"
          placeholder="Nenhuma regra"
          data={[...LISTING_ORDERS]}
          value={rule?.order ?? null}
          onChange={(name) => {
            const order = LISTING_ORDERS.find((one) => one === name)
            change({ automatica: order ? { order, categoria: rule?.categoria ?? null } : null })
          }}
          clearable
          clearButtonProps={{ 'aria-label': 'Nenhuma regra' }}
        />
        {rule && (
          <Select
            label="Na categoria"
            placeholder="Em toda a loja"
            data={categorias.map(({ caminho, nome }) => ({ value: caminho, label: nome }))}
            value={rule.categoria}
            onChange={(categoria) => change({ automatica: { ...rule, categoria } })}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': 'Em toda a loja' }}
          />
        )}
      </VersionedForm>
    </Page>
  )
}

function formOf({ titulo, descricao, link, automatica, produtos }: PanelShowcase) {
  return { titulo, descricao, link, automatica, produtos: produtos.map((produto) => ({ produto })) }
}

const FIELDS = {
  titulo: 'Título',
  descricao: 'Texto',
  link: 'Link',
  produtos: 'Produtos escolhidos',
  automatica: 'Regra',
}
