import { Collapse, SimpleGrid, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { RemoveButton } from '#admin/components/form/remove-button.tsx'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { SortableList } from '#admin/components/sortable/sortable-list.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { PanelBannerGroup } from '#contract/content/banners.ts'
import { AddLine } from '../line-buttons.tsx'
import { type BannerDraft, draftOf, inputOf, newBanner } from './banner-draft.ts'
import { BannerFields } from './banner-fields.tsx'
import { BannerLine } from './banner-line.tsx'
import { BannerPreview } from './banner-preview.tsx'

export function loader({ params }: LoaderFunctionArgs) {
  return api.content.banners.get({ hash: params['hash'] ?? '' })
}

export function Component() {
  const group = useLoaderData<typeof loader>()

  return <GroupEditor key={group.hash} group={group} />
}

const LABELS = {
  nome: 'Nome',
  titulo: 'Título',
  descricao: 'Descrição',
  link: 'Link',
  banners: 'Banners',
}

/** One group of banners: what stands in it, in which order, and what a visitor sees when. */
function GroupEditor({ group }: { group: PanelBannerGroup }) {
  const disabled = !useMay('conteudo.editar')
  const [open, setOpen] = useState<string | null>(null)
  const form = useVersionedForm({
    nome: `banners:${group.hash}`,
    salvo: group,
    formOf: draftOf,
    campos: LABELS,
    send: (draft, versao) => api.content.banners.save({ ...inputOf(group, draft), versao }),
    sucesso: 'Banners salvos. A loja já mostra.',
  })
  const { valor, change, erros } = form
  const { banners } = valor
  const setBanners = (next: BannerDraft[]) => change({ banners: next })

  function add() {
    const banner = newBanner(banners)
    setBanners([...banners, banner])
    setOpen(banner.chave)
  }

  return (
    <Page
      titulo={group.nome}
      voltar={{ para: '/conteudo/banners', nome: 'Banners' }}
      naLoja="/"
      acoes={
        !disabled && (
          <RemoveButton
            nome={group.nome}
            acao="Excluir grupo"
            texto={`${group.nome} e todos os seus banners saem da loja agora.`}
            remove={() => api.content.banners.remove({ hash: group.hash })}
            depois="/conteudo/banners"
          />
        )
      }
    >
      <VersionedForm para="conteudo.editar" form={form} largura="100%">
        <Section
          titulo="Banners"
          texto="A ordem da lista é a da loja. Arraste pela alça, ou mova-a com as setas do teclado."
        >
          {banners.length === 0 && (
            <EmptyState
              titulo="Nenhum banner ainda"
              texto="Envie uma imagem, diga para onde ela leva e, se quiser, de quando a quando aparece."
            />
          )}
          <SortableList
            rotulo="Banners do grupo"
            itens={banners}
            chave={({ chave }) => chave}
            nome={({ nome }) => nome}
            mudar={setBanners}
            parada={disabled}
          >
            {(banner, place) => (
              <>
                <BannerLine
                  banner={banner}
                  agora={group.lidoEm}
                  wrong={Object.keys(erros).some((campo) => campo.startsWith(`banners.${place}.`))}
                  opened={open === banner.chave}
                  onToggle={() => setOpen(open === banner.chave ? null : banner.chave)}
                  onRemove={() => setBanners(banners.filter(({ chave }) => chave !== banner.chave))}
                />
                <Collapse expanded={disabled || open === banner.chave}>
                  {(disabled || open === banner.chave) && (
                    <BannerFields
                      banner={banner}
                      problem={(field) => erros[`banners.${place}.${field}`]}
                      change={(next) =>
                        change((old) => ({
                          ...old,
                          banners: old.banners.map((one) => (one.chave === banner.chave ? next(one) : one)),
                        }))
                      }
                    />
                  )}
                </Collapse>
              </>
            )}
          </SortableList>
          {!disabled && <AddLine onClick={add}>Novo banner</AddLine>}
        </Section>
        <Section titulo="O que se vê e quando" texto="Vale também para o que ainda não foi salvo.">
          <BannerPreview banners={banners} agora={group.lidoEm} />
        </Section>
        <Section titulo="O grupo" texto="Título, descrição e link aparecem onde o lugar da loja os mostra.">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label="Nome no painel"
              maxLength={80}
              required
              value={valor.nome}
              error={erros['nome']}
              onChange={(event) => change({ nome: event.currentTarget.value })}
            />
            <TextInput
              label="Título"
              maxLength={120}
              value={valor.titulo}
              onChange={(event) => change({ titulo: event.currentTarget.value })}
            />
            <TextInput
              label="Descrição"
              maxLength={500}
              value={valor.descricao}
              onChange={(event) => change({ descricao: event.currentTarget.value })}
            />
            <TextInput
              label="Link de “ver tudo”"
              maxLength={500}
              value={valor.link ?? ''}
              error={erros['link']}
              onChange={(event) => change({ link: event.currentTarget.value || null })}
            />
          </SimpleGrid>
        </Section>
      </VersionedForm>
    </Page>
  )
}
