const STATE = /:(hover|active|focus-visible|focus-within)\b/gu

/**
 * Adds a second selector to every rule for a pointer or keyboard state, such as `[data-force~='hover']` for `:hover`,
 * so that this page can show all states side by side.
 */
export const forceStates = (): void => {
  for (const sheet of document.styleSheets) forceIn(sheet, sheet.cssRules)
}

const forceIn = (sheet: CSSStyleSheet, rules: CSSRuleList): void => {
  // From the end: each insertion moves the rules after it.
  for (let place = rules.length - 1; place >= 0; place -= 1) {
    const rule = rules[place]
    const forced = rule ? forcedRules(rule) : []
    for (const text of forced.reverse()) sheet.insertRule(text, place + 1)
  }
}

/** Rules for `@media (hover: hover)` come out of it: they are shown on a touch screen too. */
const forcedRules = (rule: CSSRule): string[] => {
  if (rule instanceof CSSStyleRule) {
    return rule.selectorText.search(STATE) < 0 ? [] : [forcedText(rule)]
  }
  if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover')) {
    return [...rule.cssRules].flatMap((inner) => forcedRules(inner))
  }
  return []
}

const forcedText = (rule: CSSStyleRule): string =>
  `${rule.selectorText.replaceAll(STATE, "[data-force~='$1']")} { ${rule.style.cssText} }`
