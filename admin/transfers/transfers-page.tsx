import { Stack } from '@mantine/core'
import { useLoaderData } from 'react-router'
import { api } from '../api.ts'
import { Page } from '../parts/page.tsx'
import { useMay } from '../shell/entry.ts'
import { ExportSection } from './export-section.tsx'
import { ImportSection } from './import-section.tsx'
import { isMoving } from './kinds.ts'
import { useLookAgain } from './use-look-again.ts'

const SHOWN = 20

export async function loader() {
  const [imports, exports] = await Promise.all([
    // Who may not import has none to see.
    api.transfers.imports({ porPagina: SHOWN }).catch(() => ({ itens: [], total: 0 })),
    api.transfers.exports({ porPagina: SHOWN }),
  ])

  return { imports: imports.itens, exports: exports.itens }
}

/** Files in, files out. */
export function Component() {
  const { imports, exports } = useLoaderData<typeof loader>()
  const mayImport = useMay('dados.importar')
  useLookAgain(imports.some(isMoving) || exports.some(({ situacao }) => situacao === 'fazendo'))

  return (
    <Page titulo="Importar e exportar">
      <Stack>
        {mayImport && <ImportSection imports={imports} />}
        <ExportSection exports={exports} />
      </Stack>
    </Page>
  )
}
