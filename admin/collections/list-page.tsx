import { TextInput, Title } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import type { PanelList } from '#contract/catalog/lists.ts'
import { RemoveButton } from '../components/form/remove-button.tsx'
import { useVersionedForm } from '../components/form/use-versioned-form.ts'
import { VersionedForm } from '../components/form/versioned-form.tsx'
import { ProductPicks } from '../components/lookup/product-picks.tsx'
import { Allowed } from '../components/page/allowed.tsx'
import { Page } from '../components/page/page.tsx'
import { RichText } from '../components/rich-text/rich-text.tsx'
import { SlugField } from '../components/seo/slug-field.tsx'
import { api } from '../shell/api.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  return api.lists.get({ id: Number(params['id']) })
}

export function Component() {
  const list = useLoaderData<typeof loader>()

  return <ListEditor key={list.id} list={list} />
}

function ListEditor({ list }: { list: PanelList }) {
  const { id } = list
  const form = useVersionedForm({
    name: `lista:${id}`,
    saved: list,
    formOf,
    fields: FIELDS,
    send: ({ itens, ...fields }, versao) =>
      api.lists.save({
        ...fields,
        id,
        versao,
        itens: itens.map(({ produto, quantidade }) => ({ produto: produto.slug, quantidade })),
      }),
  })
  const { value, change, errors } = form

  return (
    <Page
      title={list.titulo}
      back={{ to: '/listas', label: 'Listas' }}
      shopPath={`/lista/${list.slug}`}
      actions={
        <Allowed permission="catalogo.editar">
          <RemoveButton
            name={list.titulo}
            text="A página da lista deixa de existir; os produtos ficam."
            remove={() => api.lists.remove({ id })}
            listPath="/listas"
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
          required
        />
        <SlugField
          prefix="/lista/"
          value={value.slug}
          onChange={(slug) => change({ slug })}
          savedSlug={list.slug}
          error={errors['slug']}
        />
        <RichText
          label="Texto da página"
          value={value.descricao}
          onChange={(descricao) => change({ descricao })}
        />
        <Title order={2}>Produtos</Title>
        <ProductPicks
          label="Pôr um produto na lista"
          value={value.itens}
          onChange={(itens) => change({ itens })}
          newPick={(produto) => ({ produto, quantidade: 1 })}
          fields={(item, set) => (
            <RequiredNumber
              aria-label={`Quantidade de ${item.produto.nome}`}
              value={item.quantidade}
              onChange={(quantidade) => set({ ...item, quantidade })}
              min={1}
              max={10_000}
              allowDecimal={false}
              w={84}
              size="xs"
            />
          )}
        />
      </VersionedForm>
    </Page>
  )
}

function formOf({ titulo, slug, descricao, itens }: PanelList) {
  return { titulo, slug, descricao, itens }
}

const FIELDS = { titulo: 'Título', slug: 'Endereço', descricao: 'Texto da página', itens: 'Produtos' }
