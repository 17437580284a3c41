import { DrivenPage } from './driven-page'
import type { WebDriver, WebElement } from './webdriver'

/** Selectors of elements that can have a role; each is then checked for its computed role and name. */
const CANDIDATES: Readonly<Record<string, string>> = {
  button: 'button, [role=button], summary, input[type=submit]',
  link: 'a[href], [role=link]',
  heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
  tab: '[role=tab]',
  dialog: 'dialog, [role=dialog]',
  textbox: 'input, textarea, [role=textbox], [contenteditable]',
  searchbox: 'input[type=search], [role=searchbox]',
}

/** A WebKit window used like a player does. */
export class WebKitPage extends DrivenPage<WebDriver, string | RegExp> {
  /** Opens the lobby in English, with its games. */
  async openLobby(origin: string): Promise<void> {
    await this.speakEnglish(origin)
    await this.goto(`${origin}/m/home`)
    await this.seeRole('heading', 'Popular')
  }

  /** Logs out from the member's own page. */
  async logOut(): Promise<void> {
    await this.click('button', 'Log out')
    await this.seeText('Log out?')
    await this.press('dialog button')
  }

  async tap(role: string, name: string | RegExp): Promise<void> {
    await this.driver.tap(await this.seeRole(role, name))
  }

  protected async findRole(role: string, name: string | RegExp): Promise<WebElement | null> {
    for (const element of await this.driver.findAll(CANDIDATES[role] ?? `[role=${role}]`)) {
      if (!(await this.driver.isDisplayed(element))) continue
      const found = await this.driver.accessibleName(element)
      if (typeof name === 'string' ? found === name : name.test(found)) return element
    }
    return null
  }
}
