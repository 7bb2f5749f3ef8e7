import { ActionIcon, Button, Group, NativeSelect, Stack, Table, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { PageBlock } from '#contract/admin/page-blocks.ts'
import { pictureUrl } from '#domain/picture-url.ts'
import { PictureField } from '../parts/picture-field.tsx'
import { HtmlField } from './html-field.tsx'

type Block<Kind extends PageBlock['tipo']> = Extract<PageBlock, { tipo: Kind }>

type FieldsProps<Kind extends PageBlock['tipo']> = {
  block: Block<Kind>
  mudar: (block: PageBlock) => void
  problem: (field: string) => string | undefined
}

/** The fields of one block, by its kind. */
export function BlockFields({ block, ...rest }: FieldsProps<PageBlock['tipo']>) {
  switch (block.tipo) {
    case 'titulo':
      return <HeadingFields block={block} {...rest} />
    case 'texto':
      return (
        <HtmlField
          rotulo="Texto"
          valor={block.html}
          mudar={(html) => rest.mudar({ ...block, html })}
          erro={rest.problem('html')}
        />
      )
    case 'imagem':
      return <PictureFields block={block} {...rest} />
    case 'colunas':
      return <ColumnFields block={block} {...rest} />
    case 'perguntas':
      return <QuestionFields block={block} {...rest} />
    case 'chamada':
      return <CallFields block={block} {...rest} />
    case 'tabela':
      return <TableFields block={block} {...rest} />
  }
}

function HeadingFields({ block, mudar, problem }: FieldsProps<'titulo'>) {
  return (
    <Group align="flex-start">
      <TextInput
        label="Título"
        maxLength={200}
        style={{ flex: '1 1 14rem' }}
        value={block.texto}
        error={problem('texto')}
        onChange={(event) => mudar({ ...block, texto: event.currentTarget.value })}
      />
      <NativeSelect
        label="Tamanho"
        data={[
          { value: '2', label: 'Grande' },
          { value: '3', label: 'Médio' },
        ]}
        value={String(block.nivel)}
        onChange={(event) => mudar({ ...block, nivel: event.currentTarget.value === '3' ? 3 : 2 })}
      />
    </Group>
  )
}

function PictureFields({ block, mudar, problem }: FieldsProps<'imagem'>) {
  const { arquivo, largura, altura, alt } = block
  const shown = arquivo === '' ? [] : [{ arquivo, largura, altura, alt, imagem: pictureUrl(arquivo) }]

  return (
    <Stack gap="xs">
      <PictureField
        rotulo="Imagem"
        ate={1}
        alt={alt}
        valor={shown}
        erro={problem('arquivo')}
        mudar={(next) => {
          const [{ imagem: _, ...chosen } = NO_PICTURE] = next(shown)
          mudar({ ...block, ...chosen, alt: chosen.alt || alt })
        }}
      />
      <TextInput
        label="Legenda"
        maxLength={200}
        value={block.legenda}
        onChange={(event) => mudar({ ...block, legenda: event.currentTarget.value })}
      />
      <TextInput
        label="Link"
        maxLength={500}
        value={block.link ?? ''}
        error={problem('link')}
        onChange={(event) => mudar({ ...block, link: event.currentTarget.value || null })}
      />
    </Stack>
  )
}

const NO_PICTURE = { imagem: '', arquivo: '', largura: 1, altura: 1, alt: '' }

function ColumnFields({ block, mudar }: FieldsProps<'colunas'>) {
  return (
    <Stack gap="xs">
      <HtmlField
        rotulo="À esquerda"
        valor={block.esquerda}
        mudar={(esquerda) => mudar({ ...block, esquerda })}
      />
      <HtmlField rotulo="À direita" valor={block.direita} mudar={(direita) => mudar({ ...block, direita })} />
    </Stack>
  )
}

function QuestionFields({ block, mudar, problem }: FieldsProps<'perguntas'>) {
  const { itens } = block
  const set = (i: number, changes: Partial<(typeof itens)[number]>) =>
    mudar({ ...block, itens: itens.map((item, j) => (i === j ? { ...item, ...changes } : item)) })

  return (
    <Stack gap="md">
      {itens.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its place alone
        <Stack key={i} gap={4}>
          <Group align="flex-end" wrap="nowrap">
            <TextInput
              label={`Pergunta ${i + 1}`}
              maxLength={200}
              style={{ flex: 1 }}
              value={item.pergunta}
              error={problem(`itens.${i}.pergunta`)}
              onChange={(event) => set(i, { pergunta: event.currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="red.9"
              size="lg"
              aria-label={`Tirar a pergunta ${i + 1}`}
              disabled={itens.length === 1}
              onClick={() => mudar({ ...block, itens: itens.toSpliced(i, 1) })}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
          <HtmlField
            rotulo={`Resposta ${i + 1}`}
            valor={item.resposta}
            mudar={(resposta) => set(i, { resposta })}
          />
        </Stack>
      ))}
      <AddButton onClick={() => mudar({ ...block, itens: [...itens, { pergunta: '', resposta: '' }] })}>
        Mais uma pergunta
      </AddButton>
    </Stack>
  )
}

function CallFields({ block, mudar, problem }: FieldsProps<'chamada'>) {
  return (
    <Stack gap="xs">
      <TextInput
        label="Título"
        maxLength={200}
        value={block.titulo}
        onChange={(event) => mudar({ ...block, titulo: event.currentTarget.value })}
      />
      <Textarea
        label="Texto"
        maxLength={500}
        autosize
        minRows={2}
        value={block.texto}
        onChange={(event) => mudar({ ...block, texto: event.currentTarget.value })}
      />
      <Group align="flex-start" grow>
        <TextInput
          label="Botão"
          maxLength={200}
          value={block.botao}
          error={problem('botao')}
          onChange={(event) => mudar({ ...block, botao: event.currentTarget.value })}
        />
        <TextInput
          label="Leva a"
          maxLength={500}
          value={block.link}
          error={problem('link')}
          onChange={(event) => mudar({ ...block, link: event.currentTarget.value })}
        />
      </Group>
    </Stack>
  )
}

function TableFields({ block, mudar }: FieldsProps<'tabela'>) {
  const { legenda, cabecalho, linhas } = block
  const setCell = (i: number, j: number, text: string) =>
    mudar({ ...block, linhas: linhas.map((row, k) => (k === i ? row.with(j, text) : row)) })

  return (
    <Stack gap="xs">
      <TextInput
        label="Legenda"
        maxLength={200}
        value={legenda}
        onChange={(event) => mudar({ ...block, legenda: event.currentTarget.value })}
      />
      <Table.ScrollContainer minWidth={cabecalho.length * 130}>
        <Table withTableBorder>
          <Table.Tbody>
            <Table.Tr>
              {cabecalho.map((text, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
                <Table.Td key={j} bg="gray.1">
                  <Cell
                    nome={`Título da coluna ${j + 1}`}
                    texto={text}
                    mudar={(next) => mudar({ ...block, cabecalho: cabecalho.with(j, next) })}
                  />
                </Table.Td>
              ))}
              <Table.Td bg="gray.1" />
            </Table.Tr>
            {linhas.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
              <Table.Tr key={i}>
                {row.map((text, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place alone
                  <Table.Td key={j}>
                    <Cell
                      nome={`Linha ${i + 1}, coluna ${j + 1}`}
                      texto={text}
                      mudar={(next) => setCell(i, j, next)}
                    />
                  </Table.Td>
                ))}
                <Table.Td>
                  <ActionIcon
                    variant="subtle"
                    color="red.9"
                    aria-label={`Tirar a linha ${i + 1}`}
                    onClick={() => mudar({ ...block, linhas: linhas.toSpliced(i, 1) })}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group>
        <AddButton onClick={() => mudar({ ...block, linhas: [...linhas, cabecalho.map(() => '')] })}>
          Mais uma linha
        </AddButton>
        <AddButton
          onClick={() =>
            mudar({ ...block, cabecalho: [...cabecalho, ''], linhas: linhas.map((row) => [...row, '']) })
          }
        >
          Mais uma coluna
        </AddButton>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          c="red.9"
          disabled={cabecalho.length === 1}
          onClick={() =>
            mudar({
              ...block,
              cabecalho: cabecalho.slice(0, -1),
              linhas: linhas.map((row) => row.slice(0, -1)),
            })
          }
        >
          Tirar a última coluna
        </Button>
      </Group>
    </Stack>
  )
}

type CellProps = { nome: string; texto: string; mudar: (texto: string) => void }

function Cell({ nome, texto, mudar }: CellProps) {
  return (
    <TextInput
      variant="unstyled"
      size="xs"
      aria-label={nome}
      placeholder="…"
      value={texto}
      onChange={(event) => mudar(event.currentTarget.value)}
    />
  )
}

function AddButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<IconPlus size={14} aria-hidden />}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
