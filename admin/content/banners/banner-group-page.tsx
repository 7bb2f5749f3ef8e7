import { Collapse, SimpleGrid, Text, TextInput } from '@mantine/core'
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

/** A group of banners: its content and order, and a preview at a chosen moment. */
function GroupEditor({ group }: { group: PanelBannerGroup }) {
  const disabled = !useMay('conteudo.editar')
  const [open, setOpen] = useState<string | null>(null)
  const form = useVersionedForm({
    name: `banners:${group.hash}`,
    saved: group,
    formOf: draftOf,
    fields: LABELS,
    send: (draft, versao) => api.content.banners.save({ ...inputOf(group, draft), versao }),
    success: 'Banners salvos. A loja já mostra.',
  })
  const { value, change, errors } = form
  const { banners } = value
  const setBanners = (next: BannerDraft[]) => change({ banners: next })

  function add() {
    const banner = newBanner(banners)
    setBanners([...banners, banner])
    setOpen(banner.chave)
  }

  return (
    <Page
      title={group.nome}
      back={{ to: '/conteudo/banners', label: 'Banners' }}
      shopPath="/"
      actions={
        !disabled && (
          <RemoveButton
            name={group.nome}
            action="Excluir grupo"
            text={`${group.nome} e todos os seus banners saem da loja agora.`}
            remove={() => api.content.banners.remove({ hash: group.hash })}
            listPath="/conteudo/banners"
          />
        )
      }
    >
      <Text size="sm">Onde aparece: {group.onde}.</Text>
      <VersionedForm permission="conteudo.editar" form={form} maxWidth="100%">
        <Section
          title="Banners"
          text="A ordem da lista é a da loja. Arraste pela alça, ou mova-a com as setas do teclado."
        >
          {banners.length === 0 && (
            <EmptyState
              title="Nenhum banner ainda"
              text="Envie uma imagem, diga para onde ela leva e, se quiser, de quando a quando aparece."
            />
          )}
          <SortableList
            label="Banners do grupo"
            items={banners}
            keyOf={({ chave }) => chave}
            nameOf={({ nome }) => nome}
            onChange={setBanners}
            disabled={disabled}
          >
            {(banner, place) => (
              <>
                <BannerLine
                  banner={banner}
                  readAt={group.lidoEm}
                  wrong={Object.keys(errors).some((campo) => campo.startsWith(`banners.${place}.`))}
                  opened={open === banner.chave}
                  onToggle={() => setOpen(open === banner.chave ? null : banner.chave)}
                  onRemove={() => setBanners(banners.filter(({ chave }) => chave !== banner.chave))}
                />
                <Collapse expanded={disabled || open === banner.chave}>
                  {(disabled || open === banner.chave) && (
                    <BannerFields
                      banner={banner}
                      problem={(field) => errors[`banners.${place}.${field}`]}
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
        <Section title="O que se vê e quando" text="Vale também para o que ainda não foi salvo.">
          <BannerPreview banners={banners} readAt={group.lidoEm} />
        </Section>
        <Section title="O grupo" text="Título, descrição e link aparecem onde o lugar da loja os mostra.">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label="Nome no painel"
              maxLength={80}
              required
              value={value.nome}
              error={errors['nome']}
              onChange={(event) => change({ nome: event.currentTarget.value })}
            />
            <TextInput
              label="Título"
              maxLength={120}
              value={value.titulo}
              onChange={(event) => change({ titulo: event.currentTarget.value })}
            />
            <TextInput
              label="Descrição"
              maxLength={500}
              value={value.descricao}
              onChange={(event) => change({ descricao: event.currentTarget.value })}
            />
            <TextInput
              label="Link de “ver tudo”"
              maxLength={500}
              value={value.link ?? ''}
              error={errors['link']}
              onChange={(event) => change({ link: event.currentTarget.value || null })}
            />
          </SimpleGrid>
        </Section>
      </VersionedForm>
    </Page>
  )
}
