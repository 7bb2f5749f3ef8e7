import { NumberInput, TextInput, Title } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
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

/** One list of products, for editing. */
export function Component() {
  const list = useLoaderData<typeof loader>()

  return <ListEditor key={list.id} list={list} />
}

function ListEditor({ list }: { list: PanelList }) {
  const { id } = list
  const form = useVersionedForm({
    nome: `lista:${id}`,
    salvo: list,
    formOf,
    campos: FIELDS,
    send: ({ itens, ...facts }, versao) =>
      api.lists.save({
        ...facts,
        id,
        versao,
        itens: itens.map(({ produto, quantidade }) => ({ produto: produto.slug, quantidade })),
      }),
  })
  const { valor, change, erros } = form

  return (
    <Page
      titulo={list.titulo}
      voltar={{ para: '/listas', nome: 'Listas' }}
      naLoja={`/lista/${list.slug}`}
      acoes={
        <Allowed para="catalogo.editar">
          <RemoveButton
            nome={list.titulo}
            texto="A página da lista deixa de existir; os produtos ficam."
            remove={() => api.lists.remove({ id })}
            depois="/listas"
          />
        </Allowed>
      }
    >
      <VersionedForm para="catalogo.editar" form={form}>
        <TextInput
          label="Título"
          value={valor.titulo}
          onChange={(event) => change({ titulo: event.currentTarget.value })}
          error={erros['titulo']}
          maxLength={90}
          required
        />
        <SlugField
          acima="/lista/"
          valor={valor.slug}
          mudar={(slug) => change({ slug })}
          salvo={list.slug}
          erro={erros['slug']}
        />
        <RichText
          rotulo="Texto da página"
          valor={valor.descricao}
          mudar={(descricao) => change({ descricao })}
        />
        <Title order={2}>Produtos</Title>
        <ProductPicks
          rotulo="Pôr um produto na lista"
          valor={valor.itens}
          mudar={(itens) => change({ itens })}
          novo={(produto) => ({ produto, quantidade: 1 })}
          campos={(item, set) => (
            <NumberInput
              aria-label={`Quantidade de ${item.produto.nome}`}
              value={item.quantidade}
              onChange={(typed) => set({ ...item, quantidade: Math.max(1, Number(typed) || 1) })}
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
