import { Group, NativeSelect, Switch, TextInput } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { MomentField } from '#admin/components/date/moment-field.tsx'
import { RemoveButton } from '#admin/components/form/remove-button.tsx'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { followingSlug } from '#admin/components/seo/following-slug.ts'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { PageForm, PageInList, PanelPage } from '#contract/content/pages.ts'
import { PreviewButton } from '../preview-button.tsx'
import { PublicationBadge } from '../publication-badge.tsx'
import { BlockEditor } from './block-editor.tsx'
import { BlockFields } from './block-fields.tsx'
import { MarksHelp } from './marks-help.tsx'
import { BLOCK_KINDS, blockName, NEW_PAGE, newBlock, PAGE_KINDS, pageDraft } from './page-draft.ts'
import { PageGaps } from './page-gaps.tsx'
import { PageSeo } from './page-seo.tsx'

/** Loads the page in the address (none for a new one) and its possible parents. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id']
  const [{ itens }, page] = await Promise.all([
    api.content.pages.list(),
    id === undefined ? null : api.content.pages.get({ id }),
  ])

  return { page, pages: itens }
}

export function Component() {
  const { page, pages } = useLoaderData<typeof loader>()

  return <PageEditor key={page?.id ?? 'nova'} page={page} pages={pages} />
}

const SAVED: Record<PanelPage['situacao'], string> = {
  noAr: 'Página salva. A loja já mostra.',
  agendada: 'Página salva. Ela aparece na loja no dia marcado.',
  rascunho: 'Página salva como rascunho: ainda não aparece na loja.',
}

const KINDS = PAGE_KINDS.map((tipo) => ({ label: BLOCK_KINDS[tipo], create: () => newBlock(tipo) }))

const LABELS = {
  titulo: 'Título',
  resumo: 'Resumo',
  blocos: 'Blocos',
  mae: 'Fica abaixo de',
  slug: 'Endereço',
  seo: 'Buscadores',
  indexar: 'Buscadores podem mostrar',
  rascunho: 'Rascunho',
  publicarEm: 'Publicar em',
}

/** An institutional page: its blocks, its parent and when it is published. */
function PageEditor({ page, pages }: { page: PanelPage | null; pages: PageInList[] }) {
  const navigate = useNavigate()
  const disabled = !useMay('conteudo.editar')
  const form = useVersionedForm<PageForm, PanelPage>({
    name: `pagina:${page?.id ?? 'nova'}`,
    saved: page,
    initial: NEW_PAGE,
    formOf: pageDraft,
    fields: LABELS,
    send: (draft, versao) =>
      page ? api.content.pages.save({ ...draft, id: page.id, versao }) : api.content.pages.create(draft),
    success: ({ situacao }) => SAVED[situacao],
    nameOf: ({ id }) => `pagina:${id}`,
    onSaved: ({ id }) => {
      if (!page) void navigate(`/conteudo/paginas/${id}`, { replace: true })
    },
  })
  const { value, change, errors } = form

  function name(titulo: string) {
    change({ titulo, ...(!page && { slug: followingSlug(value.slug, value.titulo, titulo) }) })
  }

  return (
    <Page
      title={page?.titulo ?? 'Nova página'}
      back={{ to: '/conteudo/paginas', label: 'Páginas' }}
      {...(page?.situacao === 'noAr' && { shopPath: `/pagina/${page.slug}` })}
      badge={page && <PublicationBadge situacao={page.situacao} />}
      actions={
        <>
          <PreviewButton
            title="Como a página fica"
            frameTitle="Prévia da página"
            text={value}
            render={() => api.content.pages.preview({ blocos: value.blocos })}
          >
            {({ faltas }) => <PageGaps faltas={faltas} />}
          </PreviewButton>
          {page && !disabled && (
            <RemoveButton
              name={page.titulo}
              action="Excluir página"
              text={`${page.titulo} sai da loja agora, e quem abrir o endereço não a encontra mais.`}
              remove={() => api.content.pages.remove({ id: page.id })}
              listPath="/conteudo/paginas"
            />
          )}
        </>
      }
    >
      <PageGaps faltas={pages.find(({ id }) => id === page?.id)?.faltas ?? []} />
      <VersionedForm permission="conteudo.editar" form={form} maxWidth={980}>
        <Section title="O que diz">
          <TextInput
            label="Título"
            required
            maxLength={120}
            value={value.titulo}
            error={errors['titulo']}
            onChange={(event) => name(event.currentTarget.value)}
          />
          <TextInput
            label="Resumo"
            description="Abaixo do título, e onde a loja lista a página."
            maxLength={300}
            value={value.resumo}
            error={errors['resumo']}
            onChange={(event) => change({ resumo: event.currentTarget.value })}
          />
          <BlockEditor
            blocos={value.blocos}
            onChange={(next) => change((old) => ({ ...old, blocos: next(old.blocos) }))}
            errors={errors}
            disabled={disabled}
            kinds={KINDS}
            kindOf={({ tipo }) => BLOCK_KINDS[tipo]}
            nameOf={blockName}
          >
            {(fields) => <BlockFields {...fields} />}
          </BlockEditor>
          <MarksHelp />
        </Section>
        <Section title="Publicação">
          <Group align="flex-end">
            <MomentField
              label="Publicar em"
              description="Vazio: assim que salvar"
              value={value.publicarEm}
              onChange={(publicarEm) => change({ publicarEm })}
              disabled={value.rascunho}
            />
            <NativeSelect
              label="Fica abaixo de"
              error={errors['mae']}
              data={[{ value: '', label: 'Nenhuma: primeiro nível' }, ...parentsOf(pages, page)]}
              value={value.mae ?? ''}
              onChange={(event) => change({ mae: event.currentTarget.value || null })}
            />
          </Group>
          <Switch
            label="Rascunho: ninguém vê na loja"
            checked={value.rascunho}
            onChange={(event) => change({ rascunho: event.currentTarget.checked })}
          />
        </Section>
        <PageSeo value={value} change={change} errors={errors} savedSlug={page?.slug ?? null} />
      </VersionedForm>
    </Page>
  )
}

/** Possible parents: the other pages of the first level. */
function parentsOf(pages: PageInList[], page: PanelPage | null) {
  return pages
    .filter(({ id, mae }) => mae === null && id !== page?.id)
    .map(({ slug, titulo }) => ({ value: slug, label: titulo }))
}
