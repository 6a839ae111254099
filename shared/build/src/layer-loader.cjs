/**
 * Puts a style sheet into a cascade layer, so that load order never decides which rule wins: components of `shared/ui`
 * are below the pages that use them, wherever their CSS is bundled.
 */
module.exports = function layer(source) {
  const { name } = this.getOptions();
  if (/@(import|charset)\b/.test(source)) {
    throw new Error(
      `${this.resourcePath}: @import and @charset cannot stand inside a layer; import the file from code.`,
    );
  }
  return `@layer ${name} {\n${source}\n}\n`;
};
