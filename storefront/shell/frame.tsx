import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LinkNavigation } from './link-navigation.tsx'
import type { ShellData } from './load-shell.ts'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageFocus } from './page-focus.tsx'

/** The layout of the specification's section 2, in its order. */
export function Frame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { pathname } = useLocation()

  return (
    <>
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      {/* A fresh header on every path: its menus start closed. */}
      <Header key={pathname} mainMenu={shell.mainMenu} />
      <NavigationProgress />
      <LinkNavigation />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Footer {...shell.footer} />
      <PageFocus />
    </>
  )
}
