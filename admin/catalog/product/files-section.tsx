import { ActionIcon, Group, TextInput } from '@mantine/core'
import { IconDownload, IconFileTypePdf, IconTrash } from '@tabler/icons-react'
import { Section } from '#admin/components/page/section.tsx'
import { FileDrop } from '#admin/components/picture/file-drop.tsx'
import { SortableList } from '#admin/components/sortable/sortable-list.tsx'
import { api } from '#admin/shell/api.ts'
import { fileUrl } from '#domain/urls/file-url.ts'
import type { SectionParts } from './basics-section.tsx'
import type { ProductDraft } from './product-draft.ts'

type ProductFile = ProductDraft['arquivos'][number]

/** The store's maximum per product. */
const LIMIT = 20

/** Manuals and tables in PDF that visitors of the product's page can download, in its order. */
export function FilesSection({ draft, change, problems }: SectionParts) {
  const { arquivos } = draft
  const write = (next: (old: ProductFile[]) => ProductFile[]) =>
    change((old) => ({ ...old, arquivos: next(old.arquivos) }))

  async function send(file: File) {
    const { arquivo } = await api.files.upload({ arquivo: file })
    const nome = file.name.replace(/\.pdf$/i, '').slice(0, 120)
    // The same file twice counts once.
    write((old) =>
      old.some((one) => one.arquivo === arquivo) ? old : [...old, { nome, arquivo }].slice(0, LIMIT),
    )
  }

  return (
    <Section title="Arquivos">
      <SortableList
        label="Arquivos do produto"
        items={arquivos}
        keyOf={({ arquivo }) => arquivo}
        nameOf={({ nome }) => nome}
        onChange={(arquivos) => change({ arquivos })}
      >
        {({ nome, arquivo }, place) => (
          <Group gap="xs" wrap="nowrap" align="flex-start">
            <TextInput
              size="xs"
              flex={1}
              maxLength={120}
              placeholder="Manual do usuário"
              aria-label={`Nome do arquivo ${place + 1}`}
              value={nome}
              error={problems[`arquivos.${place}.nome`]}
              onChange={({ currentTarget }) => {
                const nome = currentTarget.value
                write((old) => old.map((one) => (one.arquivo === arquivo ? { ...one, nome } : one)))
              }}
            />
            <ActionIcon
              component="a"
              href={fileUrl(arquivo)}
              download
              variant="subtle"
              color="gray.7"
              aria-label={`Baixar: ${nome}`}
            >
              <IconDownload size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="red.8"
              aria-label={`Tirar: ${nome}`}
              onClick={() => write((old) => old.filter((one) => one.arquivo !== arquivo))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        )}
      </SortableList>
      {arquivos.length < LIMIT && (
        <FileDrop
          label="Arquivos do produto"
          text="Arraste manuais e tabelas em PDF para cá, ou clique para escolher"
          icon={IconFileTypePdf}
          mediaTypes={['application/pdf']}
          multiple
          upload={send}
          rejection="não é um PDF."
        />
      )}
    </Section>
  )
}
