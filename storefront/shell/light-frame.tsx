import type { ReactNode } from 'react'
import type { Settings } from '#contract/settings/settings.ts'
import { labelledDocument } from '#domain/documents/labelled-document.ts'
import { ConsentQuestion } from './consent/consent-question.tsx'
import { FailedCalls } from './errors/failed-calls.tsx'
import { MissingCode } from './errors/missing-code.tsx'
import { ClosedBar } from './header/closed-bar.tsx'
import styles from './light-frame.module.css'
import { Logo, useHomeLabel } from './logo.tsx'
import { LinkNavigation } from './navigation/link-navigation.tsx'
import { NavigationProgress } from './navigation/navigation-progress.tsx'
import { PageFocus } from './navigation/page-focus.tsx'

/** The light header, the page, and the seller's identification (Decreto 7.962/2013, art. 2). */
export function LightFrame({ loja, children }: { loja: Settings['loja'] | null; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      <ClosedBar />
      <ConsentQuestion />
      <header className={styles['header']}>
        <div className={`wrap ${styles['bar']}`}>
          <a href="/" className={styles['logo']} aria-label={useHomeLabel()}>
            <Logo />
          </a>
          <a href="/" className={styles['back']}>
            Voltar à loja
          </a>
        </div>
      </header>
      <NavigationProgress />
      <LinkNavigation />
      <main id="conteudo" tabIndex={-1}>
        <MissingCode>{children}</MissingCode>
      </main>
      <FailedCalls />
      <footer className={styles['footer']}>
        <div className={`wrap ${styles['legal']}`}>
          <nav aria-label="Informações" className={styles['links']}>
            <a href="/pagina/politica-de-privacidade">Privacidade</a>
            <a href="/pagina/termos-de-uso">Termos de uso</a>
            <a href="/pagina/central-de-atendimento">Atendimento</a>
          </nav>
          {loja && (
            <p>
              {loja.razaoSocial} · {labelledDocument(loja.cnpj)} · {loja.endereco.cidade}/{loja.endereco.uf}
            </p>
          )}
        </div>
      </footer>
      <PageFocus />
    </>
  )
}
