import { useCallback, useMemo, useState } from 'react'
import { Button } from '../ui/controls/button'
import { FormMessage } from '../ui/feedback/form-message'
import { FindingsList, withoutRows } from './findings-list'
import { AppOriginContext } from './form/app-origin-context'
import { errorPaths } from './form/error-paths'
import { FieldView } from './form/field-view'
import { nodeAt, SECTIONS } from './form/sections'
import { fieldId, type Path, valueAt } from './form/values'
import { Phone } from './phones/phone'
import { useKeepFocus } from './phones/use-keep-focus'
import { FIRST_VIEW, type ViewState } from './phones/view-state'
import { ViewToolbar } from './phones/view-toolbar'
import type { Finding, Studio } from './studio-api'
import { checkMerchant, makeAssets, setNetwork } from './studio-client'
import { useMerchant } from './use-merchant'
import styles from './studio-page.module.css'

interface Message {
  readonly tone: 'info' | 'danger'
  readonly text: string
}

/** The form on one side, the phones on the other. */
export const StudioPage = ({ studio }: { readonly studio: Studio }) => {
  useKeepFocus()
  const [message, setMessage] = useState<Message | null>(null)
  const fail = useCallback((text: string) => setMessage({ tone: 'danger', text }), [])
  const { merchant, change, version, isSaved, send, save } = useMerchant(studio, fail)
  const [view, setView] = useState<ViewState>(FIRST_VIEW)
  const [findings, setFindings] = useState<readonly Finding[] | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [stored, setStored] = useState<ReadonlySet<string>>(new Set())
  const errors = errorPaths(merchant)
  const [firstPhone] = studio.phones

  const onStored = useMemo(() => {
    const add = (style: string) => () =>
      setStored((before) => (before.has(style) ? before : new Set([...before, style])))
    return { light: add('light'), dark: add('dark') }
  }, [])

  const run = async (name: string, task: () => Promise<Message | null>): Promise<void> => {
    setBusy(name)
    try {
      setMessage(await task())
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(null)
    }
  }

  const saveFiles = async (): Promise<Message> => {
    const files = await save()
    const wrong =
      errors.length === 0 ? '' : ` ${String(errors.length)} values have errors: the app does not use them.`
    return { tone: errors.length === 0 ? 'info' : 'danger', text: `Saved ${files.join(' and ')}.${wrong}` }
  }

  const changeView = (part: Partial<ViewState>): void => {
    const show = (): void => setView((before) => ({ ...before, ...part }))
    if (part.isOnline === undefined) show()
    else
      setNetwork(part.isOnline).then(show, (error: unknown) =>
        fail(error instanceof Error ? error.message : String(error)),
      )
  }

  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <div>
          <h1 className="ui-title-xl">Merchant studio</h1>
          <p className="ui-detail">
            Opened from {studio.source}, previewed with {studio.gateway}.{' '}
            {isSaved ? 'No unsaved changes.' : 'Not saved yet.'}
          </p>
        </div>
        <ViewToolbar
          view={view}
          hasMember={studio.hasMember}
          canGoOffline={stored.size === studio.phones.length}
          onChange={changeView}
        />
        <div className={styles.actions}>
          <Button
            isBusy={busy === 'check'}
            disabled={!view.isOnline}
            onClick={() =>
              void run('check', async () => {
                await send()
                setFindings(await checkMerchant())
                return null
              })
            }
          >
            Check
          </Button>
          <Button
            isBusy={busy === 'assets'}
            disabled={!view.isOnline}
            onClick={() =>
              void run('assets', async () => {
                await save()
                const { isOk, lines } = await makeAssets()
                return { tone: isOk ? 'info' : 'danger', text: lines.at(-1) ?? '' }
              })
            }
          >
            Make images
          </Button>
          <Button variant="primary" isBusy={busy === 'save'} onClick={() => void run('save', saveFiles)}>
            Save
          </Button>
        </div>
        {message && <FormMessage tone={message.tone}>{message.text}</FormMessage>}
        {errors.length > 0 && <ErrorLinks errors={errors} />}
      </header>
      <nav className={styles.nav} aria-label="Sections">
        {SECTIONS.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className={styles.navLink}>
            {title}
          </a>
        ))}
      </nav>
      <main className={styles.form}>
        {findings && (
          <FindingsList findings={findings} onOpen={(field) => openField(withoutRows(field).split('.'))} />
        )}
        <AppOriginContext value={firstPhone ? new URL(firstPhone.url).origin : window.location.origin}>
          {SECTIONS.map(({ id, title, fields }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="ui-title-l">
                {title}
              </h2>
              {fields.map((field) => {
                const node = nodeAt(field)
                const path = field.split('.')
                return (
                  node && (
                    <FieldView
                      key={field}
                      node={node}
                      path={path}
                      value={valueAt(merchant, path)}
                      onChange={change}
                    />
                  )
                )
              })}
            </section>
          ))}
        </AppOriginContext>
      </main>
      <aside className={styles.phones} aria-label="Preview">
        {studio.phones.map(({ style, url }) => (
          <Phone
            key={url}
            style={style}
            url={url}
            view={view}
            hasMember={studio.hasMember}
            version={view.isOnline ? version : 0}
            onStored={onStored[style]}
          />
        ))}
      </aside>
    </div>
  )
}

const ErrorLinks = ({ errors }: { readonly errors: readonly Path[] }) => (
  <p className={styles.errors} role="status">
    {errors.length === 1 ? 'One value has an error:' : `${String(errors.length)} values have errors:`}{' '}
    {errors.map((path) => (
      <Button key={path.join('.')} variant="plain" onClick={() => openField(path)}>
        {path.join('.')}
      </Button>
    ))}
  </p>
)

/** Shows a field, or the nearest one around it, and moves the focus to its first control. */
function openField(path: Path): void {
  const known = path.map((_, index) => path.slice(0, path.length - index))
  const element = known.map((each) => document.getElementById(fieldId(each))).find((each) => each !== null)
  element?.scrollIntoView({ block: 'start' })
  element?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
}
